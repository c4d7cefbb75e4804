import type { Kind } from '../kinds.ts';
import { featuresOf } from './features.ts';
import { type Lesson, type Nearest, nearestIn } from './nearest.ts';
import { senseOf } from './sense.ts';

/** Linear weights as they are kept: for each feature and each number of a sense a letter for each kind, and a last one for lying beyond the report. */
export interface Kept {
  readonly kinds: readonly string[];
  /** The greatest weight of any kind, and of lying beyond. */
  readonly most: readonly [kind: number, beyond: number];
  /** What counts before a word is read. */
  readonly start: { readonly kinds: readonly number[]; readonly beyond: number };
  /** What the numbers weigh by which the report itself tells. */
  readonly traits: Traits;
  readonly features: Readonly<Record<string, string>>;
}

/** How a report meets a question, as numbers by name: see beyond.ts. They tell of their own whether it holds the answer. */
export type Traits = Readonly<Record<string, number>>;

/** What was learned of how founders ask: which kind of part a question is after, and whether a report can know. */
export interface Learned extends Nearest {
  /** On the scale of retrieve's scores, beside the middling kind. */
  readonly kind: (question: string) => (kind: Kind) => number;
  /** Log odds that no report holds the answer. */
  readonly beyond: (question: string, traits: Traits) => number;
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_';
const STEPS = (LETTERS.length - 1) / 2;

/** Small weights are told apart more finely than great ones. */
export const letterOf = (weight: number, most: number): string =>
  LETTERS[STEPS + Math.sign(weight) * Math.round(STEPS * Math.sqrt(Math.min(1, Math.abs(weight) / most)))] ?? '';
export const weightOf = (letter: string, most: number): number => {
  const step = LETTERS.indexOf(letter) - STEPS;
  return Math.sign(step) * most * (step / STEPS) ** 2;
};

/** Reads the weights of a few features for every question, and the lesson they were learned from. Pure. */
export function learnedFrom({ kinds, most, start, traits, features }: Kept, lesson: Lesson): Learned {
  const weighed = (of: ReadonlyMap<string, number>) =>
    [...of].flatMap(([key, worth]) => {
      const letters = features[key];
      return letters === undefined ? [] : [{ letters, worth }];
    });
  const known = (question: string) => {
    const words = weighed(featuresOf(question));
    const length = Math.sqrt(words.reduce((sum, { worth }) => sum + worth * worth, 0)) || 1;
    // Its sense is of length one by itself: it speaks as loud as all the words together.
    const said = [
      ...words.map(({ letters, worth }) => ({ letters, worth: worth / length })),
      ...weighed(senseOf(question)),
    ];
    return (at: number, greatest: number): number =>
      said.reduce((sum, { letters, worth }) => sum + weightOf(letters[at] ?? '', greatest) * worth, 0);
  };
  return {
    kind: (question) => {
      const sum = known(question);
      const sums = new Map(kinds.map((kind, at) => [kind, (start.kinds[at] ?? 0) + sum(at, most[0])]));
      const middle = [...sums.values()].reduce((a, b) => a + b, 0) / Math.max(1, sums.size);
      return (kind) => (sums.get(kind) ?? middle) - middle;
    },
    beyond: (question, found) =>
      start.beyond +
      Object.entries(traits).reduce((sum, [name, weight]) => sum + weight * (found[name] ?? 0), 0) +
      known(question)(kinds.length, most[1]),
    ...nearestIn(lesson, Object.keys(features)),
  };
}
