import type { Case } from '../../contract/case.ts';

/** A text of a case, by where it stands: 'problem.causes.1.text'. */
export interface CaseLine {
  readonly at: string;
  readonly text: string;
  /** Whether it tells what to do, and so may hold numbers of a plan. */
  readonly isPlan: boolean;
}

type Parts = Partial<Pick<Case, 'problem' | 'doubts' | 'field' | 'advice'>>;

const PLAN = /^(?:field\.|advice\.(?:next|idea)|doubts\.around)/;
/** Names and units, which are no sentences. */
const NO_TEXT = /^advice\.sums\.|\.factor$/;

/** Every text of the parts, in the order in which they are read. */
export function linesOf(parts: Parts): CaseLine[] {
  const lines: CaseLine[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'string') {
      if (value !== '' && !NO_TEXT.test(at)) lines.push({ at, text: value, isPlan: PLAN.test(at) });
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
      return value === '' || NO_TEXT.test(at) ? value : change({ at, text: value, isPlan: PLAN.test(at) });
    if (Array.isArray(value)) return value.map((inner, i) => walk(inner, `${at}.${i}`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, walk(inner, at === '' ? key : `${at}.${key}`)]),
      );
    return value;
  };
  return walk(parts, '') as T;
}

/** Lists whose entries can be left out one by one, and how many must stay. */
const LEAST: Readonly<Record<string, number>> = {
  'problem.chain': 1,
  'problem.causes': 1,
  'problem.instead': 2,
  'doubts.breakers': 2,
  'doubts.around': 1,
  'field.unknowns': 2,
  'field.interview': 4,
  'field.tests': 2,
  'advice.reasons': 1,
  'advice.facts': 1,
  'advice.next': 1,
};

/** Which entry of a list a text belongs to: ['problem.causes', 1]; null where it stands alone. */
export function entryOf(at: string): readonly [list: string, index: number] | null {
  const found = /^(\w+\.\w+)\.(\d+)(?:\.|$)/.exec(at);
  return found?.[1] !== undefined && found[1] in LEAST ? [found[1], Number(found[2])] : null;
}

/**
 * The parts without the entries that hold the texts at `bad`; null where what is left is too little to stand: a text that
 * stands alone, or a list with too few entries.
 */
export function withoutLines<T extends Parts>(parts: T, bad: readonly string[]): T | null {
  const gone = new Map<string, Set<number>>();
  const blank = new Set<string>();
  for (const at of bad) {
    const entry = entryOf(at);
    if (entry) gone.set(entry[0], new Set([...(gone.get(entry[0]) ?? []), entry[1]]));
    else if (at === 'advice.idea') blank.add(at);
    else return null;
  }
  const next: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(parts)) {
    const kept: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value as object)) {
      const list = `${part}.${key}`;
      const drop = gone.get(list);
      kept[key] = blank.has(list) ? '' : inner;
      if (drop === undefined || !Array.isArray(inner)) continue;
      const left = inner.filter((_, i) => !drop.has(i));
      if (left.length < (LEAST[list] ?? 1)) return null;
      kept[key] = left;
    }
    next[part] = kept;
  }
  return next as T;
}
