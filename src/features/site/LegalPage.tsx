import { company } from './content/company.ts';
import { type LegalSubject, legal } from './content/legal.ts';
import { HomeLink } from './HomeLink.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { WhoIsAsked } from './WhoIsAsked.tsx';

export function LegalPage({ about }: { about: LegalSubject }) {
  const { page, title, lead, parts } = legal[about];
  return (
    <SiteFrame facts={page} foot="small">
      <div className="column">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {parts.map((part) => (
          <section key={part.title} className="stack tight">
            <h2>{part.title}</h2>
            {part.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {part.asksOutside && <WhoIsAsked />}
          </section>
        ))}
        <p>
          <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>
        </p>
        <HomeLink />
      </div>
    </SiteFrame>
  );
}
