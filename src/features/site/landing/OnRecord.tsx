import { Link } from 'react-router-dom';
import { ENGLISH, formatNumber } from '../../../lib/locale.ts';
import { landing } from '../content/landing.ts';
import { recordSums as sums } from '../content/record-sums.ts';

const written = (n: number) => formatNumber(n, {}, ENGLISH);

/** What is true and can be looked up: what is on record, how a verdict is made, under which licence. */
export function OnRecord() {
  const { title, lead, facts, verdict, licence, more } = landing.record;
  const counted = [
    [sums.countries, facts.countries],
    [sums.figures, facts.figures],
    [sums.recent, facts.recent],
    [sums.withOffices, facts.offices],
  ] as const;
  return (
    <section className="section" aria-labelledby="on-record">
      <h2 id="on-record">{title}</h2>
      <p className="lead">{lead}</p>
      <ul className="plain-list record-sums">
        {counted.map(([n, what]) => (
          <li key={what}>
            <b className="price">{written(n)}</b> {what}
          </li>
        ))}
      </ul>
      <p>
        <Link className="btn quiet" to="/records">
          {more}
        </Link>
      </p>
      <div className="grid2">
        {[verdict, licence].map((part) => (
          <article key={part.title} className="card stack tight">
            <h3>{part.title}</h3>
            {part.text.map((paragraph) => (
              <p key={paragraph} className="muted">
                {paragraph}
              </p>
            ))}
          </article>
        ))}
      </div>
    </section>
  );
}
