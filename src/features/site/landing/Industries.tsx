import { inPages } from '../../../lib/pages.ts';
import { Carousel } from '../Carousel.tsx';
import { industries } from '../content/industries.ts';
import { landing } from '../content/landing.ts';
import { site } from '../messages.ts';

/** Spec 1 §9. */
const A_PAGE = 7;
const EVERY_MS = 4_000;

const slides = inPages(industries, A_PAGE).map((page) => ({
  id: page[0] ?? '',
  content: (
    <ul className="industries">
      {page.map((industry) => (
        <li key={industry}>{industry}</li>
      ))}
    </ul>
  ),
}));

export function Industries() {
  return (
    <section className="section" aria-labelledby="agnostic">
      <h2 id="agnostic">{landing.agnostic.title}</h2>
      <p className="lead">{landing.agnostic.lead}</p>
      <Carousel label={site.carousel.industries} slides={slides} everyMs={EVERY_MS} />
    </section>
  );
}
