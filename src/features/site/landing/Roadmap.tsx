import { landing } from '../content/landing.ts';
import { processSteps } from '../content/process.ts';
import { site } from '../messages.ts';

export function Roadmap() {
  return (
    <section className="section" aria-labelledby="roadmap">
      <h2 id="roadmap" tabIndex={-1}>
        {landing.roadmap.title}
      </h2>
      <p className="lead">{landing.roadmap.lead}</p>
      <ol className="roadmap">
        {processSteps.map(({ id, title, available }) => (
          <li key={id} className={available ? 'now' : ''}>
            <span>{title}</span>
            <small>{available ? landing.roadmap.now : site.comingSoon}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
