import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { site } from './messages.ts';
import { useRotation } from './use-rotation.ts';
import '../../ui/carousel.css';

export interface Slide {
  readonly id: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  /** How many slides stand beside each other; the style sheet's `.per-3` goes by the same widths. */
  perPage?: number;
  look?: 'per-1' | 'per-3';
  everyMs: number;
}

const texts = site.carousel;

/**
 * Slides beside each other in a place that scrolls: everything is there and can be swiped before any script. With scripts
 * the pages turn by themselves, by the arrow keys, the dots and the two buttons.
 */
export function Carousel({ label, slides, perPage = 1, look = 'per-1', everyMs }: CarouselProps) {
  const pages = Math.max(1, Math.ceil(slides.length / perPage));
  const { page, stopped, still, go, toggle, waits, track } = useRotation(pages, everyMs);
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(page + step);
  };
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} onKeyDown={turn} {...waits}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div className={`slides ${look}`} role="group" aria-label={label} tabIndex={0} {...track}>
        {slides.map(({ id, content }) => (
          <div key={id} className="slide">
            {content}
          </div>
        ))}
      </div>
      <div className="carousel-foot scripted">
        <Button look="icon" aria-label={texts.previous} onClick={() => go(page - 1)}>
          <Icon name="back" />
        </Button>
        <span className="dots">
          {Array.from({ length: pages }, (_, index) => index).map((index) => (
            <button
              key={index}
              type="button"
              aria-label={texts.page(index + 1, pages)}
              aria-current={index === page ? 'true' : undefined}
              onClick={() => go(index)}
            />
          ))}
        </span>
        <Button look="icon" className="forward" aria-label={texts.next} onClick={() => go(page + 1)}>
          <Icon name="back" />
        </Button>
        {!still && (
          <Button look="plain" onClick={toggle}>
            {stopped ? texts.play : texts.pause}
          </Button>
        )}
      </div>
    </section>
  );
}
