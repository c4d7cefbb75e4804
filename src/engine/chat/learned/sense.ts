import { plain } from '../terms.ts';
import senses from './senses.json' with { type: 'json' };
import { DIMENSIONS, LETTERS, STEPS, WIDTH } from './steps.ts';

/* What a question is about as a whole, also where none of its words was ever learned: the middle of where its words stand. */

/** Where a word stands, and how common it is: the most used first. Read from its letters when it is first asked for. */
const KEPT = new Map(
  senses.words.map((line, rank) => [
    line.slice(0, line.indexOf(' ')),
    { letters: line.slice(line.indexOf(' ') + 1), rank },
  ]),
);
const numberOf = (step: number, i: number): number => ((2 * step) / (STEPS - 1) - 1) * WIDTH * (senses.spread[i] ?? 0);
/** Common words tell little. */
const RARE = 0.001;
const worthOf = (rank: number): number => RARE / (RARE + 0.1 / (rank + 1));

const KEYS = [...Array(DIMENSIONS).keys()].map((i) => `~${i}`);
/** The names under which the numbers of a sense are learned: no word is called so. */
export const SENSES: readonly string[] = KEYS;

/** A hundred numbers, of length one together; none where no word is known. */
export function senseOf(question: string): ReadonlyMap<string, number> {
  const middle = new Float64Array(DIMENSIONS);
  for (const word of plain(question).match(/[a-z]+/g) ?? []) {
    const known = KEPT.get(word);
    if (!known) continue;
    const worth = worthOf(known.rank);
    for (const [at, letter] of [...known.letters].entries()) {
      const pair = LETTERS.indexOf(letter);
      middle[2 * at] = (middle[2 * at] ?? 0) + worth * numberOf(Math.floor(pair / STEPS), 2 * at);
      middle[2 * at + 1] = (middle[2 * at + 1] ?? 0) + worth * numberOf(pair % STEPS, 2 * at + 1);
    }
  }
  const length = Math.hypot(...middle);
  return new Map(length === 0 ? [] : KEYS.map((key, i) => [key, (middle[i] ?? 0) / length]));
}
