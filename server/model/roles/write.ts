import * as v from 'valibot';
import { CaseAdvice, MOST_SUMS } from '../../../src/contract/case.ts';
import { workedOut } from '../../../src/engine/case/sums.ts';
import { faultOfTable } from '../../../src/engine/case/table.ts';
import { faultOfUnits } from '../../../src/engine/case/units.ts';
import type { Role } from '../ask.ts';
import { type Brief, RULES } from './given.ts';
import { faultsOfParts } from './held.ts';

export interface ToWrite extends Brief {
  /** The page as it was written freely; '' where it could not be. */
  readonly draft: string;
  /** What makes a page worth a week, where there is no draft. */
  readonly worth: readonly string[];
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
const ASKED_WORDS = 460;
const MOST_WORDS = 560;

/** What it comes to for this founder, written before all else: sums, one page of advice, why the verdict, what is known. */
export const WRITE: Role<ToWrite, Written> = {
  name: 'write',
  version: 35,
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
    const broken = advice.sums.flatMap((sum) => {
      const worked = workedOut(sum, figures);
      return typeof worked === 'string' ? [`sum ${sum.id}: ${worked}`] : [];
    });
    const units = advice.sums.map((sum) => [sum.id, faultOfUnits(sum, figures)] as const);
    return [
      ...(long > MOST_WORDS ? [`page: has ${long} words, where ${ASKED_WORDS} at most are asked for`] : []),
      ...(table === '' ? [] : [`table: ${table}`]),
      ...units.flatMap(([id, fault]) => (fault === '' ? [] : [`sum ${id}: ${fault}`])),
      ...broken,
      ...faultsOfParts({ advice: { ...advice, idea: '', next: [] } }, brief),
    ];
  },
  system: [
    'You are the adviser whom this founder would pay if they could: you know the trades of Africa, how things work and spoil, what people do for money and why. You answer them on one page, from what they wrote and answered and from what others published.',
    RULES,
    'draft: this page as a colleague wrote it freely for this founder. Make it the page of the report: keep its way out, its order, its reasons and its plain words, and change only what has to be: its numbers become marks, what it tells of this country from memory becomes something to ask, what does not fit their own words or numbers is put right, and what cannot hold goes. Do not make it longer, denser or more careful than it has to be; what finds no room goes as a whole paragraph, no sentence is squeezed or joined to another; never their question’s answer, the days of this week, the rule they can work out, or the numbers to go on and to stop. What it knows of the craft is what they come for: say it plainly (“usually”, “often”).',
    'Where draft is empty, write the page yourself; worth says what makes it worth a week of theirs.',
    `sums: up to ${MOST_SUMS}, each of which changes what this founder would do, worked out from THEIR figures (values has the plain number behind each mark, with their own words for it; where unit is given, the number counts that: days or hours, not the months or minutes of the words): what one case costs, what it comes to in a month or a year, what one payer could save, the most that their idea may cost to pay for itself. None that is mostly guesses, unless they ask for that very calculation: then do it, and name the guesses. Each input is a figure of theirs ({figure: "f2", guess: null}) or a guess of yours ({figure: null, guess: [low, middle, high]}), and at least one is theirs; expression over the names of inputs and plain numbers (100 cents), with + - * / and brackets, and min(a, b) or max(a, b) where a tariff has steps: min(days, 7) * first + max(0, days - 7) * later; unit: the money or thing counted alone, as they name it (“shillings”, “loaves”), without “per” or “for each”; label: says what it is for, so that a sentence need only name {s1}. Where the words of a figure are a range, the result is one. A sum with a guess in it is shown by its middle: write “about” before its mark, and name the guess where the sum decides something. Check that units fit: no price times a price, no number taken for something it does not count.`,
    'table: null for most founders. Only where a series of numbers does their work for them (a bill by its days, a price by its weight, a share by how many join), a sum for several values of one of its inputs; never to show a guess at several values. sum: its id; input: the name of that input; values: three to eight rising numbers; title: what it tells. It stands under the page, which says what to do with it (“the table below”). Code fills it in: make the label of that sum and of that input fit every row.',
    `page: 350 to ${ASKED_WORDS} words in six to ten paragraphs, in whole sentences. Each begins with two to six words of its own and a colon (“Before Monday:”, “What your book says:”, “Ask the miller:”), holds one to four sentences, is about one thing, and repeats nothing. The first says in two or three sentences what it comes to: what is truly wrong and what you would do about it. Words for them to say stand between single marks (‘Whom did you ask first?’); double ones hold only what somebody said or wrote; a price of yours to try is {n:15000}. Where published has the craft’s own figure (a limit, a rate, a setting, a price), tell the one that decides, with its mark: a founder can measure against it. A quote is told only where it changes something. The report says above the page that it is our view.`,
    'The verdict is given; it follows from what they have seen. reasons: one or two sentences on why it is what it is, with their own words or numbers; the last says what would change it. facts: up to three things that are known about this very trouble here and would change what they do, the most important first: their own counts and sums, and what others published about their country. None that is general, old or about another country, and none that the page has already; often there is none.',
  ].join('\n'),
};
