import { Link } from 'react-router-dom';
import { getStartedPage } from './content/help.ts';
import { HomeLink } from './HomeLink.tsx';
import { pathway } from './messages.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { usePathway } from './use-pathway.ts';

/** The three pathways as a page: what 'Get Started' leads to before any script, and what can be linked to. */
export function GetStartedPage() {
  const leadsTo = usePathway();
  return (
    <SiteFrame facts={getStartedPage} foot="small">
      <div className="column">
        <h1>{pathway.title}</h1>
        <p className="lead">{pathway.prompt}</p>
        <ul className="pathways">
          {pathway.choices.map(({ text, hover, to }) => (
            <li key={to}>
              <Link className="card" to={leadsTo(to)}>
                <strong>{text}</strong>
                <span className="muted">{hover}</span>
              </Link>
            </li>
          ))}
        </ul>
        <HomeLink />
      </div>
    </SiteFrame>
  );
}
