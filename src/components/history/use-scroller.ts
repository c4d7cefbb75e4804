import { type RefObject, useLayoutEffect, useState } from 'react';

interface Place {
  /** The element that scrolls the list: a sheet or a sidebar. */
  readonly scroller: Element | null;
  /** What is scrolled by before the list begins, in pixels. */
  readonly above: number;
  /** The root's letters, in pixels: a person may enlarge them. */
  readonly remPixels: number;
}

const NOWHERE: Place = { scroller: null, above: 0, remPixels: 16 };

/** Where a list stands in what scrolls it, followed when something above it opens, closes or grows. */
export function useScroller(list: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState(NOWHERE);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const scroller = scrollerOf(element);
    const look = () => {
      const above = Math.round(
        element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      );
      const remPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NOWHERE.remPixels;
      setPlace((before) =>
        before.scroller === scroller && before.above === above && before.remPixels === remPixels
          ? before
          : { scroller, above, remPixels },
      );
    };
    look();
    const resized = new ResizeObserver(look);
    for (const each of [scroller, element.parentElement ?? element]) resized.observe(each);
    return () => resized.disconnect();
  }, [list]);
  return place;
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  throw new Error('A long list stands in a sheet or a sidebar that scrolls');
}
