import * as v from 'valibot';
import { LANGUAGES } from '../../../content/schema/language.ts';
import type { Role } from '../ask.ts';
import type { DeviseAnswer } from './devise.ts';
import { SearchTerms } from './plan.ts';

export const LookAgainAnswer = v.object({
  /** What an adviser would have to know and nothing found says. */
  queries: v.pipe(
    v.array(
      v.object({
        /** craft: how a material, a machine or a trade behaves anywhere. country: what holds in the founder's country alone. */
        seeks: v.picklist(['craft', 'country']),
        words: SearchTerms,
        /** Words of the sentence that would answer it. */
        tells: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(40))), v.maxLength(8)),
        language: v.picklist(LANGUAGES),
      }),
    ),
    v.maxLength(6),
  ),
});
export type LookAgainAnswer = v.InferOutput<typeof LookAgainAnswer>;

export interface ToLookAgain {
  readonly problem: string;
  readonly idea: string;
  /** The way out that would be taken, and the others that were thought of. */
  readonly best: string;
  readonly ways: DeviseAnswer['ways'];
  readonly country: string;
  readonly languages: readonly string[];
  /** What was searched for already. */
  readonly searched: readonly string[];
  /** What was found and kept. */
  readonly kept: readonly { readonly title: string; readonly quote: string }[];
}

/** The second round of looking up: what is still missing for advice that rests on more than memory. */
export const LOOK_AGAIN: Role<ToLookAgain, LookAgainAnswer> = {
  name: 'look-again',
  version: 3,
  maxTokens: 800,
  isEnding: false,
  schema: LookAgainAnswer,
  rest: { queries: [] },
  system: [
    'You plan the second round of a search about one founder’s problem. `kept` is what the first round found. A good adviser of this trade would now say things from memory: how dry, how hot, how long it keeps, how strong, which part burns first, what a dose, a kit or a repair costs, what a rule asks. Here nothing may be told from memory, so each has to be found where somebody published it.',
    'Give up to six queries, each for one thing that would change what this founder does first and that `kept` does not say; those that decide most come first. `ways` are ways out that a colleague thought of, `best` the one they would take: what decides whether that works (a limit, a price of something sold ready-made, how others did it) comes before all else. seeks: craft for what holds anywhere (a limit, a rate, a setting, a yield, how a fault comes about, how a method is done, as manuals, standards, leaflets of extension services and makers tell it); country for what holds only in their country (a price, a tariff, a rule, an office, a programme, who sells it). At least two are craft, where the trade has any.',
    'words: one to four plain words as such a page’s title would hold them, the thing first (“maize”, “drying”, “moisture”), none of them a country. tells: two to eight single words that the very sentence with the answer would hold (“percent”, “safe”, “storage”). language: that in which such pages are written: English for most crafts, the country’s for its rules. No names of persons or firms, no sums, no villages.',
  ].join('\n'),
};
