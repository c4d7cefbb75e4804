import { Link } from 'react-router-dom';
import { Accordion } from '../Accordion.tsx';
import { company } from '../content/company.ts';
import { questions } from '../content/faq.ts';
import { landing } from '../content/landing.ts';
import { testimonials } from '../content/testimonials.ts';
import { GetStarted } from '../GetStarted.tsx';
import { site } from '../messages.ts';
import { questionItem } from '../question-item.tsx';
import { Builders } from './Builders.tsx';
import { Industries } from './Industries.tsx';
import { OnRecord } from './OnRecord.tsx';
import { Partners } from './Partners.tsx';
import { PlansInShort } from './PlansInShort.tsx';
import { Process } from './Process.tsx';
import { Roadmap } from './Roadmap.tsx';
import { Testimonials } from './Testimonials.tsx';

/** Spec 1 §9. */
const QUESTIONS_HERE = 5;

/** All that lies below the first screen. The order is the readings' ("Landing order"); what has no name there stands between. */
export function Below() {
  const { founders, about, join } = landing;
  return (
    <>
      <div className="band" />
      <Partners />
      <section className="section tall" aria-labelledby="features">
        <h2 id="features" tabIndex={-1}>
          {founders.title}
        </h2>
        <p className="lead">{founders.lead}</p>
        <div className="grid3">
          {founders.points.map((point) => (
            <article key={point.title} className="card stack tight">
              <h3>{point.title}</h3>
              <p className="muted">{point.text}</p>
            </article>
          ))}
        </div>
      </section>
      <OnRecord />
      <Industries />
      <Process />
      <Roadmap />
      <Builders />
      {testimonials.length > 0 && <Testimonials />}
      <PlansInShort />
      <section className="section" aria-labelledby="faq">
        <h2 id="faq">{landing.faq}</h2>
        <Accordion items={questions.slice(0, QUESTIONS_HERE).map(questionItem)} />
        <p>
          <Link className="btn quiet" to="/faq">
            {site.moreFaqs}
          </Link>
        </p>
      </section>
      <div className="section grid3">
        {about.map(({ id, title, text }) => (
          <section key={id} className="stack tight" aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <p className="muted">{text}</p>
            {id === 'careers' && <a href={`mailto:${company.mailbox}`}>{company.mailbox}</a>}
          </section>
        ))}
      </div>
      <section className="section join" aria-labelledby="join">
        <h2 id="join">{join.title}</h2>
        <p>{join.text}</p>
        <div>
          <GetStarted text={site.signUpFree} />
        </div>
      </section>
    </>
  );
}
