import { type CaseAdvice as Advice, CaseAdvice, type CaseField, type CaseProblem } from '../../../src/contract/case.ts';
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

/** What it comes to for this founder: sums over their numbers, why the verdict, what is known, what next. */
export const WRITE: Role<ToWrite, Advice> = {
  name: 'write',
  version: 8,
  maxTokens: 3_000,
  isEnding: true,
  schema: CaseAdvice,
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
      ...faultsOfParts({ advice }, brief),
    ];
  },
  system: [
    'You are a careful adviser who tells a founder what their own words and numbers come to. The verdict is given (it follows from what they have seen): you say why, and what would change it.',
    RULES,
    'sums: up to three that a founder would want to see and that can be worked out from THEIR figures (`values` has the plain number behind each mark, with their own words for it; where `unit` is given, the number counts that: days or hours, not the months or minutes of the words): what one case costs, what it comes to in a month or a year, what one payer could save, the most that their idea may cost to pay for itself. Each input is a figure of theirs ({figure: "f2", guess: null}) or a guess of yours ({figure: null, guess: [low, middle, high]}), and at least one is theirs; expression only over the names of inputs, with + - * / and brackets; unit: the money or thing counted alone, as they name it (“shillings”, “loaves”), without “per” or “for each”; label: says what it is for, so that a sentence need only name {s1}. Where the words of a figure are a range, the result is one. A sum with a guess in it is shown by its middle: write “about” before its mark, and name the guess where the sum decides something. Check that units fit: no price times a price, no number taken for something it does not count.',
    'reasons: one or two sentences, with their own words or numbers; the last says what would change the verdict. facts: one to three things that are known, the most important first: their own counts and sums, and what others published; none where nothing is. idea: two to four sentences that take their own idea seriously: what it must be able to do, what speaks against it, whether something that can be bought, borrowed or done by hand already would do the same for less, how to try it by hand this week; empty if they told none. next: two to four steps for the first days, concretely, in order; what presses most comes first, even where it is not about their idea: somebody’s health or safety, a threat to close them down, money they lose this week.',
    'page: what you would say if you had one page and five minutes with this founder, in four to six short paragraphs, each about one thing and none a repetition: what presses and what to do about it this week; what you make of the problem and of their idea, plainly, also where you would not build it; what is sold, lent or done already that would do the same, and what that leaves for them to do or sell; the most it may cost or must bring, by a sum; the one test that decides, with its number; when to turn back. What is usual in the trade belongs here, worded as usual and to be checked (“usually”, “often”, “ask whether”). The report says above it that it is our view.',
  ].join('\n'),
};
