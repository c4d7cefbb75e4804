import type { ReportMetadata } from '../contract/report.ts';
import type { CalcDraft } from './claims/types.ts';
import type { Cause } from './knowledge/pack-types.ts';
import { payTest } from './plan.ts';
import type { Sized } from './sizing.ts';
import { isBill, isCost } from './understand/flows.ts';
import type { Work } from './work.ts';

export type VerdictWord = ReportMetadata['verdict'];
export type ConfidenceWord = ReportMetadata['confidence'];

export interface Mark {
  readonly question: string;
  readonly mark: number;
  readonly why: string;
  readonly change: string;
}

export interface Judgement {
  readonly verdict: VerdictWord;
  readonly confidence: ConfidenceWord;
  /** Which rule decided; sections choose their sentences by it. */
  readonly rule: 'two-causes' | 'one-cause' | 'no-cause' | 'solution' | 'too-small' | 'too-thin' | 'paid' | 'seen';
  readonly marks: readonly Mark[];
  readonly total: number;
  readonly of: number;
}

/** Where even the high case stays below this, in US dollars, there is no market among the first group. */
const NO_MARKET_USD = 150;
/** A season's or year's income of the whole first group that is too little to live on, in US dollars. */
const A_LIVING_USD = 1000;
/** What one person loses in a year that is worth ending, in US dollars, however few were guessed to have it. */
const A_LOSS_USD = 60;
const ENOUGH_TALKS = 5;
const ENOUGH_BUYERS = 5;
const SEVERAL_BUYERS = 3;

export const namedCausesOf = ({ anchor, pain }: Work): Cause[] =>
  pain.causes.filter((c) => anchor.causes.includes(c.id));

/** Desk research never says proceed, and never says that a thing is proved. */
export function judge(work: Work): Judgement {
  const { anchor, sized } = work;
  const causes = namedCausesOf(work);
  const families = new Set(causes.map((c) => c.fix)).size;
  const marks = marksOf(work, families);
  const total = marks.reduce((sum, m) => sum + m.mark, 0);
  const base = { marks, total, of: marks.length * 5, confidence: confidenceOf(work) };
  const income = incomeOf(sized);
  // Payments of several people are worth more than our guess of how many there are.
  if (anchor.evidence === 'pays' && anchor.evidenceCount >= SEVERAL_BUYERS)
    return { ...base, verdict: 'proceed', rule: 'paid' };
  if (income && income.high < NO_MARKET_USD) return { ...base, verdict: 'stop', rule: 'too-small' };
  if (isTooThin(sized)) return { ...base, verdict: 'pivot', rule: 'too-thin' };
  if (anchor.solution !== '' && !anchor.told && anchor.painState !== 'answered')
    return { ...base, verdict: 'pivot', rule: 'solution' };
  if (anchor.evidence === 'does' && families === 1 && sized.hasMoney)
    return { ...base, verdict: 'proceed', rule: 'seen' };
  return {
    ...base,
    verdict: 'narrow',
    rule: families >= 2 ? 'two-causes' : namesCause(work) ? 'one-cause' : 'no-cause',
  };
}

/** In his own words, or in words of ours that he chose. */
const namesCause = (work: Work): boolean => work.anchor.ownCause !== '' || namedCausesOf(work).length > 0;

/** What the first group could pay, in dollars: worked out as such, or said so. */
export const incomeOf = (sized: Sized): CalcDraft | undefined =>
  sized.calcs.find((c) => c.id === 'dollars') ?? sized.calcs.find((c) => c.id === 'route' && c.unit === 'US dollars');

/** Whether the middle case of the whole first group leaves a founder nothing to live on. */
export function isTooThin(sized: Sized): boolean {
  const income = incomeOf(sized);
  if (income === undefined || income.base >= A_LIVING_USD) return false;
  // How many there are is our guess; what one of them loses is not. A loss that hurts one is not called too small.
  const fee = sized.calcs.find((c) => c.id === 'yearly');
  const route = sized.calcs.find((c) => c.id === 'route');
  const each = fee && route && route.base > 0 ? (fee.base * income.base) / route.base : 0;
  return each < A_LOSS_USD;
}

function confidenceOf({ anchor }: Work): ConfidenceWord {
  if (anchor.evidence === 'pays') return anchor.evidenceCount >= ENOUGH_BUYERS ? 'high' : 'medium';
  if (anchor.evidence === 'does') return 'medium';
  return anchor.evidence === 'says' && anchor.evidenceCount >= ENOUGH_TALKS ? 'medium' : 'low';
}

/** The one cost he names, in an account without sums. */
const costNamed = ({ plain, numbers }: Work['anchor']): string =>
  plain ? (numbers.find((n) => isBill(n) || isCost(n))?.words ?? '') : '';

const isWorded = (words: string): boolean => /^(?:every|each|daily|weekly|monthly)\b/.test(words);

function marksOf(work: Work, families: number): Mark[] {
  const { anchor, sized, severity, pain } = work;
  const [first, second] = pain.tests.map((_, i) => `Test {{id:${i + 1}}}`);
  const paying = `Test {{id:${payTest(pain)?.number ?? pain.tests.length}}}`;
  const own = (state: string) => state === 'given' || state === 'answered';
  const saidTimes = anchor.sizes.times !== undefined;
  const saidRhythm = anchor.numbers.find((n) => n.kind === 'rate' && isWorded(n.words))?.words ?? '';
  const hard = severity === null ? 2 : severity >= 66 ? 4 : severity >= 40 ? 3 : 2;
  return [
    sized.hasMoney
      ? {
          question: 'How much is lost?',
          mark: isTooThin(sized) ? 1 : 3,
          why: `{{calc:${sized.lossId}:base}} on one ${pain.sizing.event[0]} {{cite:${sized.lossId}}}${isTooThin(sized) ? ': too little to live on' : ''}`,
          change: first ?? '',
        }
      : sized.calcs.some((c) => c.id === 'own1')
        ? {
            question: 'How much is lost?',
            mark: 2,
            why:
              sized.calcs.find((c) => c.id === 'own1')?.unit === 'share'
                ? 'your own numbers give {{calc:own1:base}} {{cite:own1}}; what that is in money is still to be asked'
                : 'your own numbers give {{calc:own1:base}} {{cite:own1}}; how much of it is lost is still to be asked',
            change: first ?? '',
          }
        : costNamed(anchor) !== ''
          ? {
              question: 'How much is lost?',
              mark: 2,
              why: `you name “{{q:${costNamed(anchor)}}}”; whether it is usual is still to be asked`,
              change: first ?? '',
            }
          : { question: 'How much is lost?', mark: 1, why: 'no sum can be worked out yet', change: first ?? '' },
    !saidTimes && saidRhythm
      ? {
          question: 'How often?',
          mark: 3,
          why: anchor.plain
            ? `you said “{{q:${saidRhythm}}}”`
            : `you said “{{q:${saidRhythm}}}”; how many ${pain.sizing.event[1]} that makes is assumed`,
          change: first ?? '',
        }
      : saidTimes
        ? { question: 'How often?', mark: 4, why: 'you said how often', change: 'season, holidays' }
        : {
            question: 'How often?',
            mark: anchor.plain ? 1 : 2,
            why: anchor.plain ? 'you do not say' : 'assumed, not said',
            change: first ?? '',
          },
    own(anchor.payer.state)
      ? {
          question: 'Is the payer clear?',
          mark: anchor.payer.value === anchor.who.value ? 4 : 3,
          why: 'you named {payer}',
          change: 'when and for what they pay',
        }
      : { question: 'Is the payer clear?', mark: 1, why: 'we assumed {payer}', change: 'who paid for the last {unit}' },
    anchor.evidence === 'pays'
      ? { question: 'Will they pay?', mark: 4, why: 'some have paid, you say', change: 'a second payment' }
      : {
          question: 'Will they pay?',
          mark: anchor.evidence === 'does' || anchor.paidToday ? 2 : 1,
          why:
            anchor.paidToday === null
              ? 'nobody was asked for money'
              : anchor.paidToday.words === ''
                ? 'others are paid for it today, you say; nobody was asked for yours'
                : `“{{q:${anchor.paidToday.words}}}” goes to others today, you say; nobody was asked for yours`,
          change: paying,
        },
    families < 2 && namesCause(work)
      ? { question: 'Is the cause known?', mark: 3, why: 'you named one', change: second ?? '' }
      : {
          question: 'Is the cause known?',
          mark: families >= 2 ? 2 : 1,
          why: families >= 2 ? 'you named several, not split' : 'you named none',
          change: second ?? '',
        },
    own(anchor.who.state)
      ? {
          question: 'Can you reach them?',
          mark: anchor.place.state === 'given' || anchor.place.state === 'answered' ? 4 : 3,
          why: 'you know whom to look for: {who}',
          change: 'a count on the spot',
        }
      : { question: 'Can you reach them?', mark: 2, why: 'who suffers is assumed', change: 'a day in {place}' },
    {
      question: 'Do public records point the same way?',
      mark: hard,
      why:
        severity === null
          ? 'too few bear on it'
          : severity >= 40
            ? 'more for the problem than against it'
            : 'more against it than for it',
      change: 'nothing you do',
    },
    {
      question: 'How good is the proof?',
      mark: { desk: 1, says: 2, does: 3, pays: 4 }[anchor.evidence],
      why: {
        desk: 'desk records and your word',
        says: 'people told you; nobody was watched',
        does: 'you watched or counted it',
        pays: 'money changed hands',
      }[anchor.evidence],
      change: first ?? '',
    },
  ];
}
