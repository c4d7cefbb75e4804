import { formatDay } from '../lib/locale.ts';

/** The end of a scale of counts: the least round number that holds the most of them and can be halved. */
export function evenTop(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))));
  const factor = [1, 2, 4, 6, 8, 10, 20].find((one) => one * power >= most && (one * power) % 2 === 0);
  return (factor ?? 20) * power;
}

/** Which of so many steps are named, evenly apart and the last of them among them. */
export function labelled(steps: number, most: number): readonly number[] {
  const every = Math.max(1, Math.ceil(steps / most));
  return Array.from({ length: steps }, (_, step) => step).filter((step) => (steps - 1 - step) % every === 0);
}

const DAY = 86_400_000;
type Grain = 'day' | 'week' | 'month';

const following = (day: string, grain: Grain): string => {
  if (grain !== 'month') return new Date(Date.parse(day) + (grain === 'day' ? 1 : 7) * DAY).toISOString().slice(0, 10);
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 10);
};

/** More than this can neither be drawn nor is it asked for. */
const MOST_STEPS = 800;

/** Every step from the first to the last of some days, so that a step in which nothing was counted keeps its place. */
export function everyStep(days: readonly string[], grain: Grain): readonly string[] {
  const [first, ...rest] = [...new Set(days)].sort();
  if (first === undefined) return [];
  const last = rest.at(-1) ?? first;
  const all = [first];
  for (let day = first; day < last && all.length < MOST_STEPS; ) {
    day = following(day, grain);
    all.push(day);
  }
  return all;
}

/** A step as people say it: a day of the calendar (UTC), or a month. */
export const stepName = (day: string, grain: Grain): string =>
  formatDay(day, grain === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' });
