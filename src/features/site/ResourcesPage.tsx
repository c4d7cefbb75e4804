import { Link } from 'react-router-dom';
import { resourcesPage, services } from './content/services.ts';
import { pages, site } from './messages.ts';
import { SiteFrame } from './SiteFrame.tsx';

export function ResourcesPage() {
  const { cards, support, why } = services;
  return (
    <SiteFrame facts={resourcesPage}>
      <section className="section first">
        <h1>{services.title}</h1>
        <p className="lead">{services.lead}</p>
        <div className="grid2">
          {cards.map(({ title, text }) => (
            <article key={title} className="card stack tight">
              <h2>{title}</h2>
              <p className="muted">{text}</p>
            </article>
          ))}
        </div>
        <article className="card stack tight">
          <h2>{support.title}</h2>
          <p className="muted">{support.text}</p>
          <p>
            <Link to="/venture-builders">{site.learnMore}</Link>
          </p>
        </article>
      </section>
      <section className="section" aria-labelledby="why">
        <h2 id="why">{why.title}</h2>
        <ul>
          {why.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <div className="row">
          <Link className="btn" to="/">
            {site.getStarted}
          </Link>
          <Link className="btn quiet" to="/#demo-video">
            {pages.resources.watch}
          </Link>
        </div>
      </section>
    </SiteFrame>
  );
}
