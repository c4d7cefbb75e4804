import { type Finished, spoken } from '../../tests/engine/support/run.ts';

export const SECTIONS = [
  'executive_summary',
  'summary',
  'industry_analysis',
  'challenges_analysis',
  'recommendations',
] as const;

/** A seeded generator (mulberry32): the same pairs every time. */
export function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%$’]+/gu) ?? [];

/** Runs of eight words. */
export function gramsOf(text: string, n = 8): Set<string> {
  const words = wordsOf(text);
  const grams = new Set<string>();
  for (let i = 0; i + n <= words.length; i++) grams.add(words.slice(i, i + n).join(' '));
  return grams;
}

/** What a report says of the world, as against what it proposes: facts, calculations, inferences. */
export const contentGrams = (finished: Finished): Set<string> =>
  gramsOf(spoken(finished, ['fact', 'calc', 'inference']));

/** Share of the first's runs that the second holds too. */
export const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let both = 0;
  for (const gram of a) if (b.has(gram)) both += 1;
  return both / Math.max(1, a.size);
};

/** Share of a report's words that stand in runs of its recommendations which the others hold too. */
export function recurringMethod({ content }: Finished, others: ReadonlySet<string>): number {
  const words = wordsOf(content.recommendations);
  const recurring = new Set<number>();
  for (let i = 0; i + 8 <= words.length; i++)
    if (others.has(words.slice(i, i + 8).join(' '))) for (let k = 0; k < 8; k++) recurring.add(i + k);
  const total = SECTIONS.reduce((sum, key) => sum + wordsOf(content[key]).length, 0);
  return recurring.size / total;
}

/** By nearest rank: the smallest value that so great a share of them does not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
};

/** Claims that depend on a part of the question, and do not change when that part does. */
export function unchanged(
  before: Finished,
  after: Finished,
  depends: (claim: Finished['claims'][number]) => boolean,
): { readonly dependent: number; readonly same: number } {
  const then = new Map(after.claims.map((c) => [c.id, `${c.head} ${c.text}`]));
  const dependent = before.claims.filter(depends);
  return {
    dependent: dependent.length,
    same: dependent.filter((c) => then.get(c.id) === `${c.head} ${c.text}`).length,
  };
}
