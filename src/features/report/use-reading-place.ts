import { type RefObject, useEffect, useState } from 'react';

/** Just below the top bar. */
const TOP_MARGIN = '-64px 0px -60% 0px';

/** Whether the reader is back above the first section. */
const isAbove = (element: HTMLElement, keys: string): boolean => {
  const first = element.querySelector(`#${CSS.escape(keys.split(' ')[0] ?? '')}`);
  return first !== null && first.getBoundingClientRect().top > 0;
};

/** The key of the section that is being read; null above the first. */
export function useReadingPlace(root: RefObject<HTMLElement | null>, keys: readonly string[]): string | null {
  const [place, setPlace] = useState<string | null>(null);
  const wanted = keys.join(' ');
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const inSight = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = wanted.split(' ').find((key) => inSight.has(key));
        if (first) setPlace(first);
        else if (isAbove(element, wanted)) setPlace(null);
      },
      { rootMargin: TOP_MARGIN },
    );
    for (const key of wanted.split(' ')) {
      const section = element.querySelector(`#${CSS.escape(key)}`);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [root, wanted]);
  return place;
}
