import { useEffect, useRef, useState } from 'react';
import { Carousel } from '../Carousel.tsx';
import { landing } from '../content/landing.ts';
import { type Testimonial, testimonials } from '../content/testimonials.ts';
import { site } from '../messages.ts';
import { Portrait } from '../Portrait.tsx';
import { SampleBadge } from '../SampleBadge.tsx';
import { useMedia } from '../use-media.ts';

/** Spec 1 §9: 10 s; one card under 768 px, two under 1024 px, three above. */
const EVERY_MS = 10_000;
const TWO = '(min-width: 768px)';
const THREE = '(min-width: 1024px)';

export function Testimonials() {
  const two = useMedia(TWO);
  const three = useMedia(THREE);
  const { ref, look } = useAppearing();
  return (
    <section className={`section ${look}`} ref={ref} aria-labelledby="voices">
      <h2 id="voices">{landing.testimonials}</h2>
      <p>
        <SampleBadge of={testimonials} text={site.sampleVoices} />
      </p>
      <Carousel
        label={site.carousel.testimonials}
        look="per-3"
        perPage={three ? 3 : two ? 2 : 1}
        slides={testimonials.map((testimonial) => ({ id: testimonial.id, content: <Card {...testimonial} /> }))}
        everyMs={EVERY_MS}
      />
    </section>
  );
}

function Card({ name, title, country, quote }: Testimonial) {
  return (
    <figure className="card voice">
      <blockquote>{quote}</blockquote>
      <figcaption className="row">
        <Portrait name={name} />
        <span>
          <strong>{name}</strong>
          <small>
            {title}, {country}
          </small>
        </span>
      </figcaption>
    </figure>
  );
}

/**
 * Cards fade in when they come into sight, one after another (the style sheet staggers them by 100 ms). What is in sight when
 * the page is taken over is left alone: it has been read already.
 */
function useAppearing() {
  const ref = useRef<HTMLElement>(null);
  const [look, setLook] = useState<'' | 'unseen' | 'appearing'>('');
  useEffect(() => {
    const section = ref.current;
    if (!section || typeof IntersectionObserver === 'undefined') return;
    const sight = new IntersectionObserver(([entry]) => {
      const seen = entry?.isIntersecting ?? false;
      setLook((now) => (seen ? (now === 'unseen' ? 'appearing' : now) : now === '' ? 'unseen' : now));
      if (seen) sight.disconnect();
    });
    sight.observe(section);
    return () => sight.disconnect();
  }, []);
  return { ref, look };
}
