import { SECOND } from '../../src/lib/moments.ts';

const MINUTE = 60 * SECOND;

/*
 * How long answers took in this process: for each route and each of the last sixty minutes a histogram of fixed size. What
 * an answer took is known to the step of the scale it fell on; nothing else of a request is kept, its address least of all.
 */

/** Upper ends of the steps, in milliseconds, each 1.5 times the one before; the last step has none. */
const STEPS: readonly number[] = Array.from({ length: 26 }, (_, step) => 1.5 ** step);
const ERRORS = STEPS.length + 1;
const WIDTH = STEPS.length + 2;
const SLOTS = 60;
/** More routes than the product has: whatever comes beyond is counted together. */
const MOST_ROUTES = 300;
const OTHERS = 'others';
const ALL = 'all';

interface Recorded {
  readonly counts: Uint32Array;
  /** Which minute each slot holds. */
  readonly minutes: Float64Array;
}

export interface RouteTimes {
  readonly route: string;
  readonly count: number;
  /** Answers of 500 and above. */
  readonly errors: number;
  /** Milliseconds, at most; null where nothing came. */
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
}

export interface ResponseTimes {
  note(route: string, status: number, ms: number): void;
  /** Of the last minutes, this one included; at most an hour. */
  read(minutes: number): readonly RouteTimes[];
  /** All routes together. */
  readAll(minutes: number): RouteTimes;
}

const stepOf = (ms: number): number => {
  const step = STEPS.findIndex((end) => ms <= end);
  return step < 0 ? STEPS.length : step;
};

/** The end of the step below which `share` of all answers lie; the last step is told by its beginning. */
function percentile(sums: readonly number[], count: number, share: number): number | null {
  if (count === 0) return null;
  const wanted = Math.ceil(count * share);
  let seen = 0;
  for (const [step, sum] of sums.entries()) {
    seen += sum;
    if (seen >= wanted) return Math.round(STEPS[Math.min(step, STEPS.length - 1)] ?? 0);
  }
  return null;
}

function routeTimes(route: string, sums: readonly number[]): RouteTimes {
  const steps = sums.slice(0, ERRORS);
  const count = steps.reduce((sum, n) => sum + n, 0);
  const at = (share: number) => percentile(steps, count, share);
  return { route, count, errors: sums[ERRORS] ?? 0, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** `now`: milliseconds of a clock on the wall. */
export function createResponseTimes(now: () => number): ResponseTimes {
  const routes = new Map<string, Recorded>();
  const minute = () => Math.floor(now() / MINUTE);

  const recordedFor = (route: string): Recorded => {
    const name = routes.has(route) || routes.size < MOST_ROUTES ? route : OTHERS;
    let recorded = routes.get(name);
    if (recorded === undefined) {
      recorded = { counts: new Uint32Array(SLOTS * WIDTH), minutes: new Float64Array(SLOTS) };
      routes.set(name, recorded);
    }
    return recorded;
  };

  const sumOf = (all: readonly Recorded[], wanted: number): number[] => {
    const since = minute() - Math.min(wanted, SLOTS);
    const sums = new Array<number>(WIDTH).fill(0);
    for (const { counts, minutes } of all) {
      for (const [slot, held] of minutes.entries()) {
        if (held <= since) continue;
        for (let cell = 0; cell < WIDTH; cell += 1) sums[cell] = (sums[cell] ?? 0) + (counts[slot * WIDTH + cell] ?? 0);
      }
    }
    return sums;
  };

  return {
    note(route, status, ms) {
      const { counts, minutes } = recordedFor(route);
      const at = minute();
      const slot = at % SLOTS;
      const start = slot * WIDTH;
      if (minutes[slot] !== at) {
        minutes[slot] = at;
        counts.fill(0, start, start + WIDTH);
      }
      const cell = start + stepOf(ms);
      counts[cell] = (counts[cell] ?? 0) + 1;
      if (status >= 500) counts[start + ERRORS] = (counts[start + ERRORS] ?? 0) + 1;
    },
    read: (wanted) =>
      [...routes]
        .map(([route, recorded]) => routeTimes(route, sumOf([recorded], wanted)))
        .filter(({ count }) => count > 0),
    readAll: (wanted) => routeTimes(ALL, sumOf([...routes.values()], wanted)),
  };
}
