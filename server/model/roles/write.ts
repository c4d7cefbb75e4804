import * as v from 'valibot';
import { CaseAdvice, type CaseField, type CaseProblem } from '../../../src/contract/case.ts';
import { calcOfSum } from '../../../src/engine/case/sums.ts';
import { faultOfUnits } from '../../../src/engine/case/units.ts';
import type { Role } from '../ask.ts';
import { type Brief, RULES } from './given.ts';
import { faultsOfParts } from './held.ts';

export interface ToWrite extends Brief {
  readonly verdict: string;
  /** `unit` is '' where `words` tell it. */
  readonly values: readonly {
    readonly mark: string;
    readonly words: string;
    readonly value: number;
    readonly unit: string;
  }[];
  readonly problem: CaseProblem;
  readonly field: CaseField;
}

/** What is asked for; cases from before there was a page have more. */
const Written = v.omit(CaseAdvice, ['idea', 'next']);
type Written = v.InferOutput<typeof Written>;

/** What it comes to for this founder: sums over their numbers, one page of advice, why the verdict, what is known. */
export const WRITE: Role<ToWrite, Written> = {
  name: 'write',
  version: 9,
  maxTokens: 3_000,
  isEnding: true,
  schema: Written,
  check(advice, brief) {
    const figures = brief.values.map(({ mark, words, value }) => {
      const about = brief.figures.find((one) => one.mark === mark)?.about ?? '';
      return { id: mark, words, about, value };
    });
    const broken = advice.sums.filter((sum) => calcOfSum(sum, figures) === null);
    const units = advice.sums.map((sum) => [sum.id, faultOfUnits(sum, figures)] as const);
    return [
      ...units.flatMap(([id, fault]) => (fault === '' ? [] : [`sum ${id}: ${fault}`])),
      ...broken.map(
        ({ id }) => `sum ${id}: cannot be worked out, has no figure of the founder, or its guesses lie too far apart`,
      ),
      ...faultsOfParts({ advice: { ...advice, idea: '', next: [] } }, brief),
    ];
  },
  system: [
    'You are a careful adviser who tells a founder what their own words and numbers come to. The verdict is given (it follows from what they have seen): you say why, and what would change it.',
    RULES,
    'sums: up to three, each of which changes what this founder would do, worked out from THEIR figures (`values` has the plain number behind each mark, with their own words for it; where `unit` is given, the number counts that: days or hours, not the months or minutes of the words): what one case costs, what it comes to in a month or a year, what one payer could save, the most that their idea may cost to pay for itself. None that is mostly guesses. Each input is a figure of theirs ({figure: "f2", guess: null}) or a guess of yours ({figure: null, guess: [low, middle, high]}), and at least one is theirs; expression only over the names of inputs, with + - * / and brackets; unit: the money or thing counted alone, as they name it (“shillings”, “loaves”), without “per” or “for each”; label: says what it is for, so that a sentence need only name {s1}. Where the words of a figure are a range, the result is one. A sum with a guess in it is shown by its middle: write “about” before its mark, and name the guess where the sum decides something. Check that units fit: no price times a price, no number taken for something it does not count.',
    'page: the one page that this founder takes along, as a strong adviser who knows the trade would write it if there were no other page: seven to eleven paragraphs, 350 to 450 words in all. Each begins with two to six words of its own and a colon (“Your mother first:”, “Ask the fish mother:”), holds one to four sentences, is about one thing, and repeats nothing. In this order: 1. what presses, and what to do about it in the next days, even where it is not about their idea: somebody’s health or safety, a threat to close them down, money lost this week. 2. what you make of it: what their own numbers say together, which troubles are mixed here, and what each part of their idea would change and would not; say plainly where you would not build it. If they ask a question, answer it, as far as you can. 3. what is sold, lent or done already that would do the same, why people have not taken it, and what that leaves for them to do or sell. 4. the money: the most it may cost, or must bring, by a sum, and what that means. 5. two to four paragraphs, each one person or office to go to this week and the one or two questions for them, in words they can say, without quotation marks; those that `published` names by name count more than kinds of offices. 6. one or two paragraphs on what to change by hand in the first two weeks, from tomorrow on, with what they have and nearly free: who does what otherwise, and what each of them gains by it, so that they will; the cheapest trial of the likeliest cause (half this way, half that way); what to write down each time; who could gain by misusing it, and the rule against that. 7. the one test of `field` that decides, with its number to reach: the same test, in the same order as there. 8. when to turn back or change, with the number, and what is still worth doing then (that somebody else solves it already is no failure: say how they then bring it to their people). 9. what you do not know. What you know of the craft belongs here, and is what they come for: how the thing works or spoils, why people of this trade act as they do, what has usually failed; worded as usual (“usually”, “often”), with how to see whether it is so here; say what a quote tells where it changes something, with its mark. The report says above it that it is our view.',
    'reasons: one or two sentences on why the verdict is what it is, with their own words or numbers; the last says what would change it. facts: one to three things that are known, the most important first: their own counts and sums, and what others published; none where nothing is, and none that the page has already.',
  ].join('\n'),
};
