import * as v from 'valibot';
import type { Role } from '../ask.ts';

export const DoubtAnswer = v.object({
  /** Only the statements that do not hold. */
  unsupported: v.pipe(
    v.array(v.object({ at: v.string(), why: v.pipe(v.string(), v.maxLength(200)) })),
    v.maxLength(40),
  ),
});
export type DoubtAnswer = v.InferOutput<typeof DoubtAnswer>;

export interface ToDoubt {
  readonly founder: string;
  readonly answers: readonly string[];
  readonly country: string;
  readonly published: readonly {
    readonly mark: string;
    readonly quote: string;
    readonly by: string;
    readonly year: string;
  }[];
  readonly statements: readonly { readonly at: string; readonly text: string }[];
}

export const DOUBT: Role<ToDoubt, DoubtAnswer> = {
  name: 'doubt',
  version: 1,
  maxTokens: 1_200,
  isEnding: true,
  schema: DoubtAnswer,
  check: ({ unsupported }, { statements }) =>
    unsupported.flatMap(({ at }) =>
      statements.some((one) => one.at === at) ? [] : [`${at} is none of the statements`],
    ),
  system: [
    'You did not write this report. You read each statement against the founder’s own words and the quotes alone, and name those that must not be published.',
    'A statement that ends with a mark such as {p2} must be said by that quote: its country, group, year and unit too. A statement about the founder must be in their words. A statement of fact about a trade, country, law, price or programme without a mark must not stand as a fact; as a question, something to check, a doubt or an advice it may.',
    'Also name what is absurd or harmful for this founder: a test that cannot be done, people who would never pay, a number taken for something it does not count, advice that is unlawful or dangerous, a cause that cannot be here.',
    'Name nothing for taste. An empty list is a good answer.',
  ].join('\n'),
};
