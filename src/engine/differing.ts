import { splitWords, termOf } from './reading/terms.ts';
import { sentencesOf } from './text/clean.ts';
import type { Passage } from './types.ts';

const SHARE = /(\d+(?:[.,]\d+)?)\s?(?:%|per ?cent\b|pour ?cent\b|por cento\b)/gi;
/** Sentences that share so many telling words speak of the same thing. */
const SAME_THING = 4;
/** Nearer than this, two shares say the same. */
const NEAR = 0.2;

interface Measured {
  readonly terms: ReadonlySet<string>;
  readonly low: number;
  readonly high: number;
}

function measuredIn({ quote }: Passage): Measured[] {
  return sentencesOf(quote).flatMap((sentence) => {
    const shares = [...sentence.matchAll(SHARE)].map(([, digits = '']) => Number(digits.replace(',', '.')));
    if (shares.length === 0) return [];
    const terms = new Set(splitWords(sentence).flatMap((word) => termOf(word, 'en') ?? []));
    return [{ terms, low: Math.min(...shares), high: Math.max(...shares) }];
  });
}

const differ = (a: Measured, b: Measured): boolean =>
  (a.low > b.high * (1 + NEAR) || b.low > a.high * (1 + NEAR)) &&
  [...a.terms].filter((term) => b.terms.has(term)).length >= SAME_THING;

/**
 * Pairs of passages that give different shares of what seems to be the same thing: shown beside each other, never settled
 * here. Each passage is in one pair at most.
 */
export function differingPairs(passages: readonly Passage[]): readonly (readonly [Passage, Passage])[] {
  const pairs: (readonly [Passage, Passage])[] = [];
  const paired = new Set<Passage>();
  for (const [i, a] of passages.entries()) {
    const b = passages
      .slice(i + 1)
      .find(
        (other) => !paired.has(other) && measuredIn(a).some((one) => measuredIn(other).some((two) => differ(one, two))),
      );
    if (b === undefined || paired.has(a)) continue;
    pairs.push([a, b]);
    paired.add(a).add(b);
  }
  return pairs;
}
