import { conceptsOf } from './concepts.ts';
import { stem } from './terms.ts';
import thesaurus from './thesaurus.json' with { type: 'json' };

/** Made by scripts/thesaurus.mjs: 'boxes' is near 'crates'. */
const NEAR: Readonly<Record<string, string>> = thesaurus.words;
/** How near words of the thesaurus are, by its digits 1 to 9. */
const nearness = (digit: number): number => 0.3 + 0.06 * digit;

/** What a word of a question may be called in a report. */
export interface Meaning {
  readonly word: string;
  readonly root: string;
  /** Stems of neighbours with how near they are, 0 to 1. */
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

/** Whether people use a word every day, in any form. */
export const isEveryday = (word: string): boolean => formsOf(word).some((form) => NEAR[form] !== undefined);

/** Words come again and again; what strangers type may not fill the memory. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, Meaning>();

export function meaningOf(word: string): Meaning {
  const known = remembered.get(word);
  if (known) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const meaning = readMeaning(word);
  remembered.set(word, meaning);
  return meaning;
}

function readMeaning(word: string): Meaning {
  const own = formsOf(word).flatMap((form) => NEAR[form] ?? [])[0] ?? '';
  const near = new Map(
    own
      .split(' ')
      .filter((entry) => entry !== '')
      .map((entry): [string, number] => [stem(entry.slice(0, -1)), nearness(Number(entry.slice(-1)))]),
  );
  return { word, root: stem(word), near, concepts: conceptsOf(word), isEveryday: own !== '' };
}
