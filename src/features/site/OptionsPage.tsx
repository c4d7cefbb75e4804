import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { options, optionsPage } from './content/options.ts';
import { HomeLink } from './HomeLink.tsx';
import { optionTexts as texts } from './option-messages.ts';
import { SiteFrame } from './SiteFrame.tsx';

export function OptionsPage() {
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <SiteFrame facts={optionsPage}>
      <section className="section first">
        <h1>{texts.title}</h1>
        <div className="grid2">
          {options.map(({ title, text, launch }) => (
            <article key={title} className="card stack tight" aria-label={title}>
              <h2>{title}</h2>
              <p className="muted">{text}</p>
              <div className="row">
                {launch === null ? (
                  <Button className="scripted" onClick={() => setWanted(title)}>
                    {texts.launch}
                  </Button>
                ) : (
                  <Link className="btn" to={launch}>
                    {texts.launch}
                  </Link>
                )}
                <Link className="btn quiet" to="/resources">
                  {texts.learnMore}
                  <span className="visually-hidden"> about {title}</span>
                </Link>
              </div>
              {wanted === title && (
                <div role="alert">
                  <Notice tone="warning">{texts.soon(title)}</Notice>
                </div>
              )}
            </article>
          ))}
        </div>
        <HomeLink />
      </section>
    </SiteFrame>
  );
}
