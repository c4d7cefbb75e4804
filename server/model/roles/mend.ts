import * as v from 'valibot';
import { CaseSum, CaseTest, MOST_SUMS } from '../../../src/contract/case.ts';
import type { Role } from '../ask.ts';
import { type Brief, type NamedSum, RULES } from './given.ts';
import { faultAt } from './held.ts';

const MendAnswer = v.object({
  /** '' leaves the statement out. */
  texts: v.pipe(
    v.array(v.object({ at: v.string(), text: v.pipe(v.string(), v.trim(), v.maxLength(700)) })),
    v.maxLength(60),
  ),
  /** Doubted sums anew, by their ids; one that is not there is left out. */
  sums: v.optional(v.fallback(v.pipe(v.array(CaseSum), v.maxLength(MOST_SUMS)), []), []),
  /** How long a doubted test takes and what it costs, where that was wrong; `at`: 'field.tests.0'. */
  tests: v.optional(
    v.fallback(
      v.pipe(
        v.array(v.object({ at: v.string(), days: CaseTest.entries.days, cost: CaseTest.entries.cost })),
        v.maxLength(4),
      ),
      [],
    ),
    [],
  ),
});
export type MendAnswer = v.InferOutput<typeof MendAnswer>;

/** Statements that were doubted, and why. */
export interface ToMend extends Brief {
  /** The sums that may be named, with what they come to. */
  readonly sums: readonly NamedSum[];
  /** `why` is '' where only a doubted text names it. */
  readonly doubted_sums: readonly { readonly sum: CaseSum; readonly why: string }[];
  /** `days`, `cost`, `money`: of the test whose method it is. */
  readonly doubted: readonly ({ readonly at: string; readonly text: string; readonly why: string } & Partial<
    Pick<v.InferOutput<typeof CaseTest>, 'days' | 'cost' | 'money'>
  >)[];
  /** What stands round them in the report. */
  readonly report: readonly { readonly at: string; readonly text: string }[];
}

/** Writes doubted statements anew, so that they hold, or leaves them out. */
export const MEND: Role<ToMend, MendAnswer> = {
  name: 'mend',
  version: 10,
  maxTokens: 1_800,
  isEnding: true,
  schema: MendAnswer,
  rest: { texts: [], sums: [], tests: [] },
  whole: 'doubted',
  check: ({ texts, sums: own = [] }, given) => [
    ...given.doubted.flatMap(({ at }) => (texts.some((one) => one.at === at) ? [] : [`${at} is missing`])),
    ...texts.flatMap(({ at, text }) => {
      const sums = [...given.sums.map(({ mark }) => ({ id: mark })), ...own];
      const fault = text === '' ? '' : faultAt(at, text, given, sums);
      return fault === '' ? [] : [`${at} ${fault}`];
    }),
  ],
  system: [
    'A reader doubted statements of a report on one founder’s problem, each with the reason. Write each anew so that it holds: narrow it to what the founder said or the quote says, turn it into a question or something to check, or put right what is wrong. Keep its place and purpose, and what was good in it; about the same length.',
    'report: what stands round them. What you write has to fit it: the same numbers, days, prices and ends as the page (advice.page) and the tests say, unless one of these is what is doubted. Where what you change makes another text of `report` untrue, or that text has the same fault, give that one anew too, at its place; leave all others alone. Say nothing that stands there already.',
    'Where nothing true and useful is left, the text is empty. doubted_sums: sums that are doubted (`why`), or that a doubted text names (`why` is empty). Put right what is wrong with one (its expression, units, label or guesses) and give it in `sums` under its own id; a doubted one that is not there goes, and a text that names it must do without its mark; one with no `why` stays as it is unless you give it. A doubted text with `days` is the method of a test: where its days or cost are wrong, give them in `tests`, at “field.tests.0” and so on.',
    RULES,
  ].join('\n'),
};
