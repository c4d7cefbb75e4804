import { type RefObject, useEffect, useState } from 'react';
import { NOTHING, type Span } from './slots.ts';

/** How long nothing has moved when a list has come to rest. */
const REST_MS = 150;

interface Sight {
  readonly sight: Span;
  /** What was in sight when the list last came to rest. */
  readonly rested: Span;
}

/** Which of `count` rows, all as high, can be seen of a list that scrolls with the dialog around it. */
export function useSight(list: RefObject<HTMLElement | null>, count: number): Sight {
  const [sight, setSight] = useState(NOTHING);
  const [rested, setRested] = useState(NOTHING);
  useEffect(() => {
    const rows = list.current;
    const sheet = rows?.closest('dialog');
    if (!rows || !sheet) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setSight((before) => unlessSame(before, spanIn(rows, sheet, count)));
    const rest = () => setRested((before) => unlessSame(before, spanIn(rows, sheet, count)));
    const scrolled = () => {
      look();
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    // What stands above the list opens and closes without a scroll.
    const resized = new ResizeObserver(() => {
      look();
      rest();
    });
    for (const element of [sheet, rows.parentElement ?? rows]) resized.observe(element);
    sheet.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      resized.disconnect();
      sheet.removeEventListener('scroll', scrolled);
    };
  }, [list, count]);
  return { sight, rested };
}

function spanIn(rows: HTMLElement, sheet: HTMLElement, count: number): Span {
  const { top, height } = rows.getBoundingClientRect();
  if (count === 0 || height === 0) return NOTHING;
  const row = height / count;
  const above = sheet.getBoundingClientRect().top - top;
  const place = (distance: number) => Math.min(count - 1, Math.max(0, Math.floor(distance / row)));
  return { startIndex: place(above), endIndex: place(above + sheet.clientHeight) };
}

const unlessSame = (before: Span, next: Span): Span =>
  before.startIndex === next.startIndex && before.endIndex === next.endIndex ? before : next;
