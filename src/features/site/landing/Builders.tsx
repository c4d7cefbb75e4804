import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { inPages } from '../../../lib/pages.ts';
import { shuffled } from '../../../lib/shuffle.ts';
import { Carousel } from '../Carousel.tsx';
import { type Builder, builders } from '../content/builders.ts';
import { landing } from '../content/landing.ts';
import { site } from '../messages.ts';
import { Portrait } from '../Portrait.tsx';
import { SampleBadge } from '../SampleBadge.tsx';

/** Spec 1 §9: five at a time, every ten seconds in this section. */
const AT_A_TIME = 5;
const EVERY_MS = 10_000;

export function Builders() {
  const [order, setOrder] = useState(builders);
  // After the page was taken over: the order the build wrote is the same for everybody.
  useEffect(() => setOrder(shuffled(builders, Math.random)), []);
  if (order.length === 0) return null;
  return (
    <section className="section" aria-labelledby="experts">
      <h2 id="experts">{landing.builders.title}</h2>
      <p className="lead">{landing.builders.lead}</p>
      <p>
        <SampleBadge of={builders} text={site.sampleBuilders} />
      </p>
      <Carousel
        label={site.carousel.builders}
        slides={inPages(order, AT_A_TIME).map((page, index) => ({
          id: String(index),
          content: (
            <ul className="faces">
              {page.map((builder) => (
                <Face key={builder.id} builder={builder} />
              ))}
            </ul>
          ),
        }))}
        everyMs={EVERY_MS}
      />
      <p>
        <Link className="btn quiet" to="/venture-builders">
          {site.learnMore}
          <span className="visually-hidden"> about venture builders</span>
        </Link>
      </p>
    </section>
  );
}

function Face({ builder }: { builder: Builder }) {
  return (
    <li>
      <Portrait name={builder.fullName} large />
      <span>
        <strong>{builder.name}</strong>
        <small>{builder.domain}</small>
      </span>
    </li>
  );
}
