import { Link } from 'react-router-dom';
import { landing } from '../content/landing.ts';
import { DemoVideo } from '../DemoVideo.tsx';
import { GetStarted } from '../GetStarted.tsx';
import { site } from '../messages.ts';
import { TryBox } from './TryBox.tsx';

export function Hero() {
  return (
    <section className="hero">
      <div className="stack">
        <h1>{landing.headline}</h1>
        <p className="lead">{landing.lead}</p>
        <TryBox />
        <div className="row">
          <GetStarted text={site.getStarted} />
          <Link className="btn quiet" to="/samples/sample-agritech">
            {site.sample}
          </Link>
        </div>
      </div>
      <DemoVideo id="demo-video" alone />
    </section>
  );
}
