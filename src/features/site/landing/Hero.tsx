import { Link } from 'react-router-dom';
import { landing } from '../content/landing.ts';
import { DemoVideo } from '../DemoVideo.tsx';
import { GetStarted } from '../GetStarted.tsx';
import { site } from '../messages.ts';
import { Excerpt } from './Excerpt.tsx';
import { TryBox } from './TryBox.tsx';

export function Hero() {
  return (
    <section className="hero">
      <div className="stack">
        <h1>{landing.headline}</h1>
        <p className="lead">{landing.lead}</p>
        <TryBox />
        <div className="row">
          <GetStarted text={site.getStarted} quiet />
          <Link className="btn plain" to="/samples">
            {site.sample}
          </Link>
        </div>
        <DemoVideo id="demo-video" />
      </div>
      <Excerpt />
    </section>
  );
}
