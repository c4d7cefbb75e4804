import { Link } from 'react-router-dom';
import { notFoundPage } from './content/help.ts';
import { site } from './messages.ts';
import { SiteFrame } from './SiteFrame.tsx';

export function NotFoundPage() {
  return (
    <SiteFrame facts={notFoundPage} foot="small">
      <div className="narrow stack">
        <h1>{site.notFoundTitle}</h1>
        <p className="muted">{site.notFoundText}</p>
        <p>
          <Link className="btn" to="/">
            {site.home}
          </Link>
        </p>
      </div>
    </SiteFrame>
  );
}
