import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Half a screen of a phone. */
const NEAR = '400px';

/** Draws a part once the reader comes near it, or is led to it (`isWanted`): what nobody scrolls to is not fetched. */
export function WhenNear({ children, isWanted }: { children: ReactNode; isWanted: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  if (isWanted && !isNear) setNear(true);
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
