import { conceptsOf, stem } from './terms.ts';
import thesaurus from './thesaurus.json' with { type: 'json' };

/** Made by scripts/thesaurus.mjs: 'boxes' is near 'crates'. */
const NEAR: Readonly<Record<string, string>> = thesaurus.words;
const SAME_IDEA = 0.7;
/** How near words of the thesaurus are, by its digits 1 to 9. */
const nearness = (digit: number): number => 0.3 + 0.06 * digit;

/** What a word of a question may be called in a report, with how near it is; the word itself counts one. */
export interface Meaning {
  readonly word: string;
  readonly root: string;
  readonly near: ReadonlyMap<string, number>;
  readonly concepts: readonly string[];
  /** Whether it is an everyday word at all: names of firms and places are not. */
  readonly isEveryday: boolean;
}

/** The word, then its plainer forms: 'sending' is known as 'send'. */
function formsOf(word: string): string[] {
  const plain = word.replace(/(?:ing|ed|er|ers|ly|s|es)$/, '');
  return [word, `${word}s`, plain, `${plain}e`, `${plain}s`, plain.replace(/(.)\1$/, '$1')];
}

export function meaningOf(word: string): Meaning {
  const own = formsOf(word).flatMap((form) => NEAR[form] ?? [])[0] ?? '';
  const near = new Map(
    own
      .split(' ')
      .filter((entry) => entry !== '')
      .map((entry): [string, number] => [stem(entry.slice(0, -1)), nearness(Number(entry.slice(-1)))]),
  );
  return { word, root: stem(word), near, concepts: conceptsOf(word), isEveryday: own !== '' };
}

/** A word of a report as it is met by meanings. */
export interface Met {
  readonly root: string;
  readonly concepts: readonly string[];
}

export const metOf = (word: string): Met => ({ root: stem(word), concepts: conceptsOf(word) });

/** 0 to 1: the same word, the same idea, or a neighbour. */
export function likeness(asked: Meaning, met: Met): number {
  if (asked.root === met.root) return 1;
  const near = asked.near.get(met.root) ?? 0;
  return asked.concepts.some((c) => met.concepts.includes(c)) ? Math.max(near, SAME_IDEA) : near;
}
