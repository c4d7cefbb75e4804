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

/** By nearest rank: the smallest value that so great a share of them does not exceed. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%$’]+/gu) ?? [];

/** Runs of eight words. */
export function gramsOf(text: string, n = 8): Set<string> {
  const words = wordsOf(text);
  const grams = new Set<string>();
  for (let i = 0; i + n <= words.length; i++) grams.add(words.slice(i, i + n).join(' '));
  return grams;
}

/** Share of the first's runs that the second holds too. */
export const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let both = 0;
  for (const gram of a) if (b.has(gram)) both += 1;
  return both / Math.max(1, a.size);
};
