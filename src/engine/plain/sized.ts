import type { CalcDraft } from '../claims/types.ts';
import { makeCalc, type Sized } from '../sizing.ts';
import { isBill, isCost } from '../understand/flows.ts';
import type { OwnSum } from '../understand/own-ledger.ts';
import { ownSums, tailOf } from '../understand/own-sums.ts';
import { isOfCountry } from '../understand/sizes.ts';
import type { Anchor, FounderNumber } from '../understand/types.ts';
import { verbOf } from '../understand/verbs.ts';

type Input = CalcDraft['inputs'][number];

const moneyOf = (n: FounderNumber, local: string): string =>
  /\$|usd|dollar/.test(n.words.toLowerCase()) && !local.includes('dollar') ? 'US dollars' : local;

/** The sums that may be made of this founder's numbers, with the calculations they are shown by. */
export function sumsOf(
  anchor: Anchor,
  local: string,
): { readonly sums: readonly OwnSum[]; readonly calcs: readonly CalcDraft[] } {
  const sums = ownSums(
    anchor.numbers,
    (n) => moneyOf(n, local) === 'US dollars' || isOfCountry(n, anchor.countries[0] ?? ''),
  );
  const pool = new Map<string, Input>();
  const calcs: CalcDraft[] = [];
  const kept: OwnSum[] = [];
  for (const [i, sum] of sums.entries()) {
    for (const { id, number, noun } of sum.inputs)
      pool.set(id, {
        name: id,
        label: number.words,
        origin: 'founder',
        ref: '',
        low: number.value,
        base: number.value,
        high: number.value,
        unit:
          number.kind === 'money'
            ? moneyOf(number, local)
            : number.kind === 'share'
              ? 'share'
              : number.kind === 'days'
                ? 'days'
                : number.kind === 'rate'
                  ? 'times'
                  : noun,
      });
    const money = sum.inputs.find((n) => n.number.kind === 'money');
    const before = calcs.find((c) => c.id === `own${sum.from}`);
    const unit =
      sum.kind === 'money'
        ? money
          ? moneyOf(money.number, local)
          : (before?.unit ?? local)
        : sum.kind === 'share'
          ? 'share'
          : sum.noun;
    const calc = makeCalc(`own${i + 1}`, labelOf(sum), sum.expression, pool, unit);
    if (!calc) continue;
    calcs.push(calc);
    kept.push(sum);
    pool.set(calc.id, {
      name: calc.id,
      label: calc.formula,
      origin: 'calc',
      ref: `calc:${calc.id}`,
      low: calc.low,
      base: calc.base,
      high: calc.high,
      unit: calc.unit,
    });
  }
  return { sums: kept, calcs };
}

const LABEL: Readonly<Record<OwnSum['how'], string>> = {
  times: 'your numbers multiplied',
  part: 'the part you name',
  stretch: 'the months you name',
  apart: 'the difference you name',
  kept: 'the share kept back',
  year: 'the same in a year',
  counted: 'the part you counted',
  against: 'what it is of the earnings you name',
  owed: 'what is handed over and not yet paid',
};
const labelOf = (sum: OwnSum): string => `${LABEL[sum.how]}${sum.per}`;

/** Only his own sums: no head count, no share and no frequency of ours. */
export function plainSized(anchor: Anchor, local: string): Sized {
  const { calcs } = sumsOf(anchor, local);
  return { calcs, headline: '', sensitivity: [], assumed: [], hasMoney: false, lossId: '', span: 'year' };
}

/** ' chicks' after '3 of 12'. */
const ofWhat = (n: FounderNumber | undefined): string => {
  const [noun = ''] = n?.noun.split(' ') ?? [];
  return n &&
    /^\S+ (?:out of|of|in|sur) .*\d$|^\S+ (?:out of|of) \S+$/.test(n.words) &&
    /[a-z]{3}s$/.test(noun) &&
    verbOf(noun) === ''
    ? ` ${noun}`
    : '';
};

/** A salary without a word for its time is a month's. */
const earnedTail = (n: FounderNumber): string => tailOf(n) || ' a month';

/** Each sum in a sentence, his numbers first. */
export function sumSentences(anchor: Anchor, local: string): string[] {
  const { sums, calcs } = sumsOf(anchor, local);
  return sums.flatMap((sum, i) => {
    const calc = calcs[i];
    if (!calc) return [];
    const [a, b] = sum.inputs;
    const words = (input: typeof a): string => (input ? `{{a:${input.id}}}` : '');
    const result = `{{calc:${calc.id}:base}}${sum.per} {{cite:${calc.id}}}`;
    const priced = b ? `${words(b)}${tailOf(b.number)}` : '';
    switch (sum.how) {
      case 'times':
        return [
          a?.number.kind === 'rate'
            ? `${words(a)} a ${a.number.rate} at ${words(b)} each make ${result}.`
            : `${words(a)}${a?.number.per && a.number.per !== b?.number.per ? tailOf(a.number) : ''} at ${priced} make ${result}.`,
        ];
      case 'part':
        return [
          b
            ? `“{{q:${a?.number.words ?? ''}}}” of ${priced} is ${result}.`
            : `“{{q:${a?.number.words ?? ''}}}” of that is ${result}.`,
        ];
      case 'stretch':
        return [`“{{q:${a?.number.words ?? ''} months}}” of ${priced} make ${result}.`];
      case 'apart':
        return [
          `Between the two prices you name, “{{q:${a?.number.words ?? ''}}}” and “{{q:${b?.number.words ?? ''}}}”, lie ${result}.`,
        ];
      case 'kept':
        return [
          `“{{q:${a?.number.words ?? ''}}}” of “{{q:${b?.number.words ?? ''}}}” is {{calc:${calc.id}:base}} {{cite:${calc.id}}}.`,
        ];
      case 'counted':
        return [`“{{q:${a?.number.words ?? ''}}}${ofWhat(a?.number)}”: by your count that is ${result}.`];
      case 'against':
        return [
          sum.kind === 'share'
            ? `Of ${words(b)}${b ? earnedTail(b.number) : ''} earned, ${words(a)}${a ? tailOf(a.number) : ''} takes ${result}.`
            : `${words(a)} is as much as ${result.replace(' {{cite', ' of earnings {{cite')}, at ${words(b)}${b ? earnedTail(b.number) : ''}.`,
        ];
      case 'owed':
        return [
          `At ${words(b)}${b ? tailOf(b.number) : ''} and ${words(a)} until the money comes, ${result} are handed over and not yet paid.`,
        ];
      case 'year':
        return [a ? `${words(a)}${tailOf(a.number)} make ${result}.` : `That makes ${result}.`];
      default:
        return [];
    }
  });
}

/** The founder's numbers that a sum has taken, as he wrote them. */
export const summedWords = (anchor: Anchor, local: string): Set<FounderNumber> =>
  new Set(sumsOf(anchor, local).sums.flatMap((sum) => sum.inputs.map((i) => i.number)));

/** The cost he names where no sum takes it: it stands among his numbers all the same, and is asked of others. */
export function costAlone(anchor: Anchor, local: string): FounderNumber | undefined {
  const summed = summedWords(anchor, local);
  const open = (n: FounderNumber) => !summed.has(n);
  return anchor.numbers.find((n) => isBill(n) && open(n)) ?? anchor.numbers.find((n) => isCost(n) && open(n));
}
