import { Link } from 'react-router-dom';
import { Accordion } from '../Accordion.tsx';
import { builders } from '../content/builders.ts';
import { landing } from '../content/landing.ts';
import { type ProcessStep, processSteps } from '../content/process.ts';
import { DemoVideo } from '../DemoVideo.tsx';
import { site } from '../messages.ts';
import { Portrait } from '../Portrait.tsx';
import { SampleBadge } from '../SampleBadge.tsx';

const FACES = 5;
const WIDE = '(min-width: 1024px)';

/** On a small screen the step that was opened comes into view; beside the expert card it is in view already. */
function follow(details: HTMLElement) {
  if (matchMedia(WIDE).matches) return;
  // Once the one above it has closed.
  requestAnimationFrame(() => details.scrollIntoView({ block: 'start', behavior: 'instant' }));
}

export function Process() {
  return (
    <section className="section tall" aria-labelledby="process-section-title">
      <h2 id="process-section-title" tabIndex={-1}>
        {landing.process}
      </h2>
      <div className="process">
        <Accordion
          arrows
          first={processSteps[0]?.id ?? null}
          onOpen={follow}
          items={processSteps.map((step) => ({ id: step.id, head: <Head step={step} />, body: <Body step={step} /> }))}
        />
        <aside className="card experts stack" aria-labelledby="expert-card">
          <h3 id="expert-card">{landing.experts.title}</h3>
          <p className="muted">{landing.experts.subtitle}</p>
          <p>
            <SampleBadge of={builders} />
          </p>
          <p className="row tight">
            {builders.slice(0, FACES).map(({ id, fullName }) => (
              <Portrait key={id} name={fullName} />
            ))}
          </p>
          <p>
            <Link className="btn" to="/venture-builders">
              {landing.experts.action}
            </Link>
          </p>
        </aside>
      </div>
    </section>
  );
}

function Head({ step }: { step: ProcessStep }) {
  return (
    <>
      <small className="module">
        {site.module(step.stepNo)}
        {!step.available && <span className="badge">{site.comingSoon}</span>}
      </small>
      <strong>{step.title}</strong>
      <span className="muted">{step.summary}</span>
    </>
  );
}

function Body({ step }: { step: ProcessStep }) {
  return (
    <>
      <ul>
        {step.description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {step.recording && <DemoVideo />}
    </>
  );
}
