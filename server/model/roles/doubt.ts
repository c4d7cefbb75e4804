import * as v from 'valibot';
import type { Role } from '../ask.ts';
import type { Published } from './given.ts';

/** Letters of a reason that are kept. */
const MOST_OF_WHY = 400;

export const DoubtAnswer = v.object({
  /** Only the statements that do not hold. */
  unsupported: v.pipe(
    v.array(
      v.object({
        at: v.string(),
        why: v.pipe(
          v.string(),
          v.transform((why) => why.slice(0, MOST_OF_WHY)),
        ),
      }),
    ),
    v.maxLength(40),
  ),
});
export type DoubtAnswer = v.InferOutput<typeof DoubtAnswer>;

/** A fact; what may be, said as such; a question; what to do. */
export type Presented = 'fact' | 'may be' | 'question' | 'plan';

export interface ToDoubt {
  readonly founder: string;
  readonly answers: readonly string[];
  readonly country: string;
  readonly published: readonly Published[];
  /** What is named now is not written anew: it goes, and a test goes whole. */
  readonly last: boolean;
  /** What the page at the report's head says besides. */
  readonly beside: readonly string[];
  /** `as`: how the report presents it. */
  readonly statements: readonly { readonly at: string; readonly as: Presented; readonly text: string }[];
}

export const DOUBT: Role<ToDoubt, DoubtAnswer> = {
  name: 'doubt',
  version: 7,
  maxTokens: 1_200,
  isEnding: true,
  schema: DoubtAnswer,
  // What was not read must not be taken for read.
  whole: 'statements',
  system: [
    'You did not write this report. You read each statement against the founder’s own words and the quotes alone, and name those that must not be published.',
    'A statement that ends with a mark such as {p2} must be said by that quote: its country, group, year and unit too, with each condition and small word that changes it (“slightly”, “up to”, “if it is hollow”), which may stand in its title or date (`title`, `date`); what the quote gives as somebody’s words or as a recommendation must be told as that. Where a quote has `elsewhere`, the statement must name that country, and must not claim by it how things are in `country`. A statement about the founder must be in their words or follow from them.',
    '`as` tells how the report presents a statement. fact: a claim about a trade, country, law, price or programme that neither the founder nor a quote says must go. may be: the report says above it that this is what may be so and is to be checked; it may stand where it is plausible for this trade and place, worded as possible, and holds no law, price, share, date or name of a programme from memory. question and plan: they claim nothing and may stand, unless they rest on something untrue.',
    'beside: the page at the head of the same report. Name a statement that does not fit it: another number, price, day or end for the same thing, or work on what the page says not to build. What is merely not on the page may stand.',
    'Also name what is absurd or harmful for this founder: a test that cannot be done, people who would never pay, a number taken for something it does not count, a sum whose units do not fit, advice that is unlawful or dangerous, a cause that cannot be here.',
    'why: what is wrong, in a few words by which it can be mended. Name nothing for taste or style. An empty list is a good answer. Where `last` is true, these were written anew after a first doubt, and what you name is cut, a test whole: name only what is untrue or does harm.',
  ].join('\n'),
};
