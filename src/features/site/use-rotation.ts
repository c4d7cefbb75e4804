import { useCallback, useEffect, useRef, useState } from 'react';
import { useMedia } from './use-media.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
/** A swipe is over when nothing has moved for this long. */
const SETTLED_MS = 120;

export interface Rotation {
  readonly page: number;
  /** The person, not the pointer, has stopped it. */
  readonly stopped: boolean;
  /** Nothing moves by itself on this device. */
  readonly still: boolean;
  go(page: number): void;
  toggle(): void;
  /** For the element around it: the pointer over it or the focus in it makes it wait. */
  readonly waits: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: { currentTarget: Element; relatedTarget: EventTarget | null }): void;
  };
  /** For the element that scrolls. */
  readonly track: {
    readonly ref: React.RefObject<HTMLDivElement | null>;
    onScroll(): void;
  };
}

/**
 * The pages of a carousel, one after another and round. It waits while the pointer is over it, the focus in it, the tab
 * hidden or the place out of sight, and stands still for whoever asked for less motion.
 */
export function useRotation(count: number, everyMs: number): Rotation {
  const ref = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [over, setOver] = useState(false);
  const [within, setWithin] = useState(false);
  const [inSight, setInSight] = useState(false);
  const still = useMedia(REDUCED);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = Math.min(page, count - 1);

  const go = useCallback(
    (wanted: number) => {
      const next = (wanted + count) % count;
      setPage(next);
      const track = ref.current;
      track?.scrollTo({ left: next * track.clientWidth, behavior: still ? 'instant' : 'smooth' });
    },
    [count, still],
  );

  useEffect(() => {
    const track = ref.current;
    if (!track || typeof IntersectionObserver === 'undefined') return;
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false));
    sight.observe(track);
    return () => sight.disconnect();
  }, []);

  const turns = !stopped && !over && !within && inSight && !still && count > 1;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => {
      if (!document.hidden) go(shown + 1);
    }, everyMs);
    return () => clearInterval(timer);
  }, [turns, shown, everyMs, go]);

  return {
    page: shown,
    stopped,
    still,
    go,
    toggle: () => setStopped(!stopped),
    waits: {
      onPointerEnter: () => setOver(true),
      onPointerLeave: () => setOver(false),
      onFocus: () => setWithin(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setWithin(false);
      },
    },
    track: {
      ref,
      onScroll: () => {
        clearTimeout(settle.current);
        settle.current = setTimeout(() => {
          const track = ref.current;
          if (track && track.clientWidth > 0) setPage(Math.round(track.scrollLeft / track.clientWidth));
        }, SETTLED_MS);
      },
    },
  };
}
