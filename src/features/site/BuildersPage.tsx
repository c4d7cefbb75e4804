import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { builderTexts as texts } from './builder-messages.ts';
import { builderProfiles, buildersPage } from './content/builder-profiles.ts';
import { type Builder, builders } from './content/builders.ts';
import { site } from './messages.ts';
import { Portrait } from './Portrait.tsx';
import { SampleBadge } from './SampleBadge.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const BuilderModal = lazy(() => import('./BuilderModal.tsx').then((m) => ({ default: m.BuilderModal })));

export function BuildersPage() {
  const [open, setOpen] = useState<{ builder: Builder; about: 'profile' | 'calendar' } | null>(null);
  return (
    <SiteFrame facts={buildersPage}>
      <section className="section first">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <p>
          <SampleBadge of={builders} text={site.sampleBuilders} />
        </p>
        <div className="grid3">
          {builders.map((builder) => (
            <article key={builder.id} className="card stack tight" aria-label={builder.fullName}>
              <div className="row">
                <Portrait name={builder.fullName} large />
              </div>
              <h2>{builder.fullName}</h2>
              <p className="muted">{builder.domain}</p>
              <p>{builderProfiles[builder.id]?.bio}</p>
              <div className="row scripted">
                <Button look="quiet" onClick={() => setOpen({ builder, about: 'profile' })}>
                  {texts.view}
                </Button>
                <Button look="plain" onClick={() => setOpen({ builder, about: 'calendar' })}>
                  {texts.schedule}
                </Button>
              </div>
            </article>
          ))}
        </div>
        <p>
          <Link className="btn quiet" to="/" onClick={() => void scrollTo(0, 0)}>
            {texts.back}
          </Link>
        </p>
      </section>
      {open && (
        <Suspense>
          <BuilderModal {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </SiteFrame>
  );
}
