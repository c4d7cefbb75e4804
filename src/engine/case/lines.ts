import type { Case } from '../../contract/case.ts';

/** A text of a case, by where it stands: 'problem.causes.1.text'. */
export interface CaseLine {
  readonly at: string;
  readonly text: string;
  /** Whether it tells what to do, and so may hold numbers of a plan. */
  readonly isPlan: boolean;
}

type Parts = Partial<Pick<Case, 'problem' | 'doubts' | 'field' | 'advice'>>;

/** Whether the text there tells what to do. */
export const isPlanAt = (at: string): boolean => PLAN.test(at);

const PLAN = /^(?:field\.|advice\.(?:next|idea|page|table)|doubts\.around)/;
/** Names and units, which are no sentences. */
const NO_TEXT = /^advice\.(?:sums\.|table\.(?:sum|input)$)|\.factor$|\.money$/;

/** Every text of the parts, in the order in which they are read. */
export function linesOf(parts: Parts): CaseLine[] {
  const lines: CaseLine[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'string') {
      if (value !== '' && !NO_TEXT.test(at)) lines.push({ at, text: value, isPlan: isPlanAt(at) });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, at === '' ? key : `${at}.${key}`);
  };
  walk(parts, '');
  return lines;
}

/** The parts with each text as `change` makes it. */
export function withLines<T extends Parts>(parts: T, change: (line: CaseLine) => string): T {
  const walk = (value: unknown, at: string): unknown => {
    if (typeof value === 'string')
      return value === '' || NO_TEXT.test(at) ? value : change({ at, text: value, isPlan: isPlanAt(at) });
    if (Array.isArray(value)) return value.map((inner, i) => walk(inner, `${at}.${i}`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, walk(inner, at === '' ? key : `${at}.${key}`)]),
      );
    return value;
  };
  return walk(parts, '') as T;
}

/** Lists whose entries can be left out one by one: how many a role is asked for, and how many must stay. */
const LISTS: Readonly<Record<string, { readonly wanted: number; readonly least: number }>> = {
  'problem.chain': { wanted: 1, least: 0 },
  'problem.causes': { wanted: 2, least: 1 },
  'problem.instead': { wanted: 2, least: 0 },
  'doubts.breakers': { wanted: 2, least: 0 },
  'doubts.around': { wanted: 1, least: 0 },
  'field.unknowns': { wanted: 2, least: 0 },
  'field.interview': { wanted: 4, least: 3 },
  'field.tests': { wanted: 2, least: 1 },
  'advice.reasons': { wanted: 1, least: 1 },
  'advice.facts': { wanted: 0, least: 0 },
  'advice.next': { wanted: 0, least: 0 },
  'advice.page': { wanted: 6, least: 0 },
};
/** Texts that stand alone and without which there is no report. */
const NEEDED: readonly string[] = ['problem.heading', 'problem.problem'];
/** Of all texts; where more has to go, the whole is not to be trusted. */
const MOST_GONE = 0.4;

/** Which entry of a list a text belongs to: ['problem.causes', 1]; null where it stands alone. */
export function entryOf(at: string): readonly [list: string, index: number] | null {
  const found = /^(\w+\.\w+)\.(\d+)(?:\.|$)/.exec(at);
  return found?.[1] !== undefined && found[1] in LISTS ? [found[1], Number(found[2])] : null;
}

/** What is shorter than it was asked for, in words that a role can mend it by. */
export const tooFewIn = (parts: Parts): string[] =>
  Object.entries(parts).flatMap(([part, value]) =>
    Object.entries(value as object).flatMap(([key, inner]) => {
      const wanted = LISTS[`${part}.${key}`]?.wanted ?? 0;
      if (Array.isArray(inner)) return inner.length < wanted ? [`${key}: at least ${wanted}`] : [];
      return inner === '' && key !== 'idea' ? [`${key} is empty`] : [];
    }),
  );

/**
 * The parts without the texts at `bad`: an entry of a list goes whole, a text that stands alone becomes ''. Null where what is
 * left is too little for a report.
 */
export function withoutLines<T extends Parts>(parts: T, bad: readonly string[]): T | null {
  if (bad.length > MOST_GONE * linesOf(parts).length || bad.some((at) => NEEDED.includes(at))) return null;
  const gone = new Map<string, Set<number>>();
  for (const at of bad) {
    const entry = entryOf(at);
    if (entry) gone.set(entry[0], new Set([...(gone.get(entry[0]) ?? []), entry[1]]));
  }
  const next: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(parts)) {
    const kept: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value as object)) {
      const at = `${part}.${key}`;
      const drop = gone.get(at);
      kept[key] = bad.includes(at) ? '' : bad.includes(`${at}.title`) ? null : inner;
      if (drop === undefined || !Array.isArray(inner)) continue;
      const left = inner.filter((_, i) => !drop.has(i));
      if (left.length < (LISTS[at]?.least ?? 1)) return null;
      kept[key] = left;
    }
    next[part] = kept;
  }
  return next as T;
}
