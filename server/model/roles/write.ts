import * as v from 'valibot';
import { CaseAdvice } from '../../../src/contract/case.ts';
import { calcOfSum } from '../../../src/engine/case/sums.ts';
import { faultOfTable } from '../../../src/engine/case/table.ts';
import { faultOfUnits } from '../../../src/engine/case/units.ts';
import type { Role } from '../ask.ts';
import type { DeviseAnswer } from './devise.ts';
import { type Brief, RULES } from './given.ts';
import { faultsOfParts } from './held.ts';

export interface ToWrite extends Brief {
  /** What was thought out before, and the ways out. */
  readonly devised: Omit<DeviseAnswer, 'ways'>;
  readonly ways: DeviseAnswer['ways'];
  readonly verdict: string;
  /** `unit` is '' where `words` tell it. */
  readonly values: readonly {
    readonly mark: string;
    readonly words: string;
    readonly value: number;
    readonly unit: string;
  }[];
}

/** What is asked for; cases from before there was a page have more. */
const Written = v.omit(CaseAdvice, ['idea', 'next']);
type Written = v.InferOutput<typeof Written>;

/** More than is asked for is a nuisance, and much more a fault. */
const ASKED_WORDS = 480;
const MOST_WORDS = 530;

/** What it comes to for this founder, written before all else: sums, one page of advice, why the verdict, what is known. */
export const WRITE: Role<ToWrite, Written> = {
  name: 'write',
  version: 23,
  maxTokens: 3_000,
  isEnding: true,
  schema: Written,
  check(advice, brief) {
    const figures = brief.values.map(({ mark, words, value }) => {
      const about = brief.figures.find((one) => one.mark === mark)?.about ?? '';
      return { id: mark, words, about, value };
    });
    const long = advice.page.join(' ').split(/\s+/).length;
    const table = faultOfTable(advice, figures);
    const broken = advice.sums.filter((sum) => calcOfSum(sum, figures) === null);
    const units = advice.sums.map((sum) => [sum.id, faultOfUnits(sum, figures)] as const);
    return [
      ...(long > MOST_WORDS ? [`page: has ${long} words, where ${ASKED_WORDS} at most are asked for`] : []),
      ...(table === '' ? [] : [`table: ${table}`]),
      ...units.flatMap(([id, fault]) => (fault === '' ? [] : [`sum ${id}: ${fault}`])),
      ...broken.map(
        ({ id }) => `sum ${id}: cannot be worked out, has no figure of the founder, or its guesses lie too far apart`,
      ),
      ...faultsOfParts({ advice: { ...advice, idea: '', next: [] } }, brief),
    ];
  },
  system: [
    'You are the adviser whom this founder would pay if they could: you know the trades of Africa, how things work and spoil, what people do for money and why. You answer them on one page, from what they wrote and answered and from what others published.',
    RULES,
    'devised, ways: what a colleague thought out about it, for you alone. The way out that you find best in them, or a better one, is the heart of the page; what they tell from memory stands under the rules all the same.',
    'sums: up to four, each of which changes what this founder would do, worked out from THEIR figures (`values` has the plain number behind each mark, with their own words for it; where `unit` is given, the number counts that: days or hours, not the months or minutes of the words): what one case costs, what it comes to in a month or a year, what one payer could save, the most that their idea may cost to pay for itself. None that is mostly guesses, unless they ask for that very calculation: then do it, and name the guesses. Each input is a figure of theirs ({figure: "f2", guess: null}) or a guess of yours ({figure: null, guess: [low, middle, high]}), and at least one is theirs; expression only over the names of inputs, with + - * / and brackets; unit: the money or thing counted alone, as they name it (“shillings”, “loaves”), without “per” or “for each”; label: says what it is for, so that a sentence need only name {s1}. Where the words of a figure are a range, the result is one. A sum with a guess in it is shown by its middle: write “about” before its mark, and name the guess where the sum decides something. Check that units fit: no price times a price, no number taken for something it does not count.',
    `page: 380 to ${ASKED_WORDS} words in seven to eleven paragraphs. Before you write, think it through: what their numbers say together; how the trouble truly works (the machine, the material, the season, what each person gains by acting as they do), and which two causes look alike and want different cures; which part of their idea is the best, which would fail first and why; what was tried and failed. Then tell them what you make of it, the way out that you would take, so exactly that they can begin it this week (what it is made of, how large, who holds it, what each gains by it, how it would be cheated and what then), what to find out and from whom this week, what to test in the first weeks with numbers to reach, and what would end it: concrete, honest about what you do not know, useful in their first week. What you know of the craft is what they come for: say it plainly (“usually”, “often”), and how to see whether it is so here. Where published has the craft’s own figure (a limit, a rate, a setting, a price), tell the one that decides, with its mark: a founder can measure against it.`,
    'How the page reads: each paragraph begins with two to six words of its own and a colon (“Before Monday:”, “What your book says:”, “Ask the miller:”), holds one to four sentences, is about one thing, and repeats nothing. The first paragraph says in two or three sentences what it comes to: what is truly wrong and what you would do about it. What presses comes in it or right behind it, where something does: danger to those who do the work or to those who use or eat what comes of it, a threat, money lost this week. Of each part of their idea say in a sentence what it would change and would not, and with its reason what you would not build; then test nothing that you would not build. If they ask a question, answer it. Say what is sold or done already, why it was not taken, and what that leaves for them to do or sell; the money by a sum, and what it means; the exact offer to make first: to whom, what, at what price (a price of yours to try is {n:15000}), and what it costs or leaves; each person or office to go to with the question in words they can say, without quotation marks (those that `published` names, where they help); what to do by hand from tomorrow, who does it and notes it, what each gains by it, and who could misuse it; the one test that decides, with its number (reckon first what their own rate gives in a test of that size without any change: the number has to lie clearly beyond that, and within reach), and that sets your way out against the cheapest thing that might do nearly as much; when to turn back, with the number, and what is still worth doing then; what you do not know. A quote is told only where it changes something. The report says above the page that it is our view.',
    'The verdict is given; it follows from what they have seen. reasons: one or two sentences on why it is what it is, with their own words or numbers; the last says what would change it. facts: one to three things that are known about this very trouble here, the most important first: their own counts and sums, and what others published about their country; none where nothing is, none about another country, and none that the page has already.',
  ].join('\n'),
};
