import { Link } from 'react-router-dom';
import { site } from './messages.ts';

export function NotFoundPage() {
  return (
    <main id="main" className="page">
      <div className="narrow stack">
        <h1>{site.notFoundTitle}</h1>
        <p className="muted">{site.notFoundText}</p>
        <p>
          <Link className="btn" to="/">
            {site.home}
          </Link>
        </p>
      </div>
    </main>
  );
}
