import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Half a screen of a phone. */
const NEAR = '400px';

/** Draws a part once the reader comes near it, or came for it by its `hash`: what nobody scrolls to is not fetched. */
export function WhenNear({ children, hash }: { children: ReactNode; hash?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined' || location.hash === hash);
  useEffect(() => {
    if (isNear || !place.current) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} />;
}
