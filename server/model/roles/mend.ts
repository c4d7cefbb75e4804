import * as v from 'valibot';
import type { Role } from '../ask.ts';
import { type Brief, type NamedSum, RULES } from './given.ts';
import { faultAt } from './held.ts';

const MendAnswer = v.object({
  /** '' leaves the statement out. */
  texts: v.pipe(
    v.array(v.object({ at: v.string(), text: v.pipe(v.string(), v.trim(), v.maxLength(700)) })),
    v.maxLength(60),
  ),
});
export type MendAnswer = v.InferOutput<typeof MendAnswer>;

/** Statements that were doubted, and why. */
export interface ToMend extends Brief {
  /** The sums that may be named, with what they come to. */
  readonly sums: readonly NamedSum[];
  readonly doubted: readonly { readonly at: string; readonly text: string; readonly why: string }[];
}

/** Writes doubted statements anew, so that they hold, or leaves them out. */
export const MEND: Role<ToMend, MendAnswer> = {
  name: 'mend',
  version: 4,
  maxTokens: 1_600,
  isEnding: true,
  schema: MendAnswer,
  rest: { texts: [] },
  check: ({ texts }, given) => [
    ...given.doubted.flatMap(({ at }) => (texts.some((one) => one.at === at) ? [] : [`${at} is missing`])),
    ...texts.flatMap(({ at, text }) => {
      const sums = given.sums.map(({ mark }) => ({ id: mark }));
      const fault = text === '' ? '' : faultAt(at, text, given, sums);
      return fault === '' ? [] : [`${at} ${fault}`];
    }),
  ],
  system: [
    'A reader doubted statements of a report on one founder’s problem, each with the reason. Write each anew so that it holds: narrow it to what the founder said or the quote says, turn it into a question or something to check, or put right what is wrong. Keep its place and purpose, and what was good in it; about the same length.',
    'Where nothing true and useful is left, the text is empty.',
    RULES,
  ].join('\n'),
};
