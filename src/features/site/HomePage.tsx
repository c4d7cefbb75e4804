import { Link } from 'react-router-dom';
import { HOME_AFTER_SIGN_IN } from '../../domain/return-url.ts';
import { useAccount } from '../../hooks/account.ts';
import { site } from './messages.ts';

export function HomePage() {
  const account = useAccount();
  return (
    <>
      <main id="main" className="page">
        <section className="hero">
          <div className="stack">
            <h1>{site.headline}</h1>
            <p className="lead">{site.lead}</p>
            <div className="row">
              <Link className="btn" to={account ? HOME_AFTER_SIGN_IN : '/signup'}>
                {account ? site.goOn : site.getStarted}
              </Link>
              <Link className="btn quiet" to="/samples/sample-agritech">
                {site.sample}
              </Link>
              {!account && (
                <Link className="btn quiet" to="/login">
                  {site.login}
                </Link>
              )}
            </div>
          </div>
          <p className="card">{site.evidence}</p>
        </section>
        <div className="band" />
        <section className="stack loose" aria-labelledby="points">
          <h2 id="points">{site.pointsTitle}</h2>
          <div className="grid3">
            {site.points.map((point) => (
              <article key={point.title} className="card stack tight">
                <h3>{point.title}</h3>
                <p className="muted">{point.text}</p>
              </article>
            ))}
          </div>
        </section>
      </main>
      <footer className="footer">
        <p className="page">{site.footer}</p>
      </footer>
    </>
  );
}
