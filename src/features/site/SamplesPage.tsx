import { Link } from 'react-router-dom';
import { SAMPLES } from '../../domain/samples.ts';
import { samplesPage, samples as texts } from './content/samples.ts';
import { pages } from './messages.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** What the sample reports are, and the way to each. */
export function SamplesPage() {
  return (
    <SiteFrame facts={samplesPage}>
      <section className="section first">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <div className="grid3">
          {SAMPLES.map(({ id, name, about }) => (
            <article key={id} className="card stack tight" aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              <p className="muted">{about}</p>
              <p>
                <Link className="btn quiet" to={`/samples/${id}`} aria-describedby={id}>
                  {pages.samples.read}
                </Link>
              </p>
            </article>
          ))}
        </div>
        <p>
          <Link className="btn" to="/#try">
            {pages.samples.own}
          </Link>
        </p>
      </section>
      <section className="section" aria-labelledby="marks">
        <h2 id="marks">{texts.marks.title}</h2>
        {texts.marks.text.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      </section>
    </SiteFrame>
  );
}
