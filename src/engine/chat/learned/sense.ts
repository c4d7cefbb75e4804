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

/** Read from their letters once: as many as there are words in senses.json at most. */
const places = new Map<string, Float32Array>();
function placeOf(word: string): Float32Array | undefined {
  const known = KEPT.get(word);
  if (!known) return undefined;
  const read = places.get(word) ?? readPlace(known);
  places.set(word, read);
  return read;
}

/** Where a word stands, as loud as it is rare. */
function readPlace({ letters, rank }: { readonly letters: string; readonly rank: number }): Float32Array {
  const worth = worthOf(rank);
  const place = new Float32Array(DIMENSIONS);
  for (const [at, letter] of [...letters].entries()) {
    const pair = LETTERS.indexOf(letter);
    place[2 * at] = worth * numberOf(Math.floor(pair / STEPS), 2 * at);
    place[2 * at + 1] = worth * numberOf(pair % STEPS, 2 * at + 1);
  }
  return place;
}

/** A hundred numbers, of length one together; all nought where no word is known. */
export function middleOf(question: string): Float64Array {
  const middle = new Float64Array(DIMENSIONS);
  for (const word of plain(question).match(/[a-z]+/g) ?? []) {
    const place = placeOf(word);
    if (place) for (let i = 0; i < DIMENSIONS; i++) middle[i] = (middle[i] ?? 0) + (place[i] ?? 0);
  }
  const length = Math.hypot(...middle);
  if (length > 0) for (let i = 0; i < DIMENSIONS; i++) middle[i] = (middle[i] ?? 0) / length;
  return middle;
}

/** The same by their names; none where no word is known. */
export function senseOf(question: string): ReadonlyMap<string, number> {
  const middle = middleOf(question);
  return new Map(middle.every((part) => part === 0) ? [] : KEYS.map((key, i) => [key, middle[i] ?? 0]));
}
