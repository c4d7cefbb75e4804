import type { Cause, Playbook } from '../../content/schema/playbook.ts';
import type { Outcome } from '../contract/found.ts';
import type { ReportMetadata } from '../contract/report.ts';
import { TEXTS } from './every-report.ts';
import { type Numbered, payTest } from './plan.ts';
import { statedOften } from './reading/counting.ts';
import { statedPayment } from './reading/paying.ts';
import type { Reading } from './reading/types.ts';
import type { ReportContext } from './report-context.ts';
import { type Mark, scoreOf } from './scorecard.ts';
import { onOne } from './sizing.ts';

export type VerdictWord = ReportMetadata['verdict'];
export type ConfidenceWord = ReportMetadata['confidence'];

/** Which rule decided; sections choose their sentences by it. */
export type Rule =
  | 'forbidden'
  | 'refused'
  | 'harmless'
  | 'too-few'
  | 'unclear'
  | 'paid'
  | 'no-payer'
  | 'counted'
  | 'some-evidence'
  | 'not-enough';

export interface Judgement {
  readonly verdict: VerdictWord;
  readonly confidence: ConfidenceWord;
  readonly rule: Rule;
  readonly marks: readonly Mark[];
  readonly total: number;
  readonly of: number;
}

const ENOUGH_TALKS = 5;
const ENOUGH_BUYERS = 5;
const SEVERAL_BUYERS = 3;

export const VERDICT_OF: Readonly<Record<Rule, VerdictWord>> = {
  forbidden: 'stop',
  refused: 'pivot',
  harmless: 'pivot',
  'too-few': 'stop',
  unclear: 'narrow',
  paid: 'proceed',
  'no-payer': 'pivot',
  counted: 'proceed',
  'some-evidence': 'narrow',
  'not-enough': 'not_enough_known',
};

/** The playbook's cause that the founder named. */
export const namedCauseOf = ({ reading, playbook }: ReportContext): Cause | undefined =>
  playbook.causes.find(({ id }) => id === reading.cause);

/** The verdict and what decided it: what was found out comes before sums, sums before words. */
export function judge(work: ReportContext): Judgement {
  const marks = marksOf(work);
  const rule = ruleOf(work);
  return {
    verdict: VERDICT_OF[rule],
    rule,
    marks,
    ...scoreOf(marks),
    confidence: confidenceOf(work, rule),
  };
}

export const RULE_OF: Readonly<Record<Outcome, Rule>> = {
  paid: 'paid',
  counted: 'counted',
  open: 'unclear',
  refused: 'refused',
  forbidden: 'forbidden',
  few: 'too-few',
  nothing: 'not-enough',
};

function ruleOf({ reading, sized }: ReportContext): Rule {
  // What the founder says themselves decides.
  if (reading.outcome) return RULE_OF[reading.outcome];
  const { countQuote, decisive, evidence, evidenceCount } = reading;
  if (decisive?.kind === 'forbidden' || decisive?.kind === 'too-few') return decisive.kind;
  if (evidence === 'pays' && evidenceCount >= SEVERAL_BUYERS) return 'paid';
  if (decisive && !(decisive.kind === 'unclear' && evidence === 'desk')) return decisive.kind;
  if (reading.payerSaid === 'nobody' && evidence !== 'pays') return 'no-payer';
  const hasMoney = sized.hasMoney || reading.numbers.some(({ kind }) => kind === 'money');
  if (evidence === 'does' && countQuote !== '' && hasMoney) return 'counted';
  // 'Half of it' is how people talk; a figure is something that somebody looked at.
  const hasNumbers =
    sized.told !== '' || Object.values(reading.sizes).some((size) => size !== undefined && /\d/.test(size.words));
  // A cause that is only supposed is no evidence.
  if (evidence === 'desk' && !hasNumbers) return 'not-enough';
  return 'some-evidence';
}

function confidenceOf({ reading }: ReportContext, rule: Rule): ConfidenceWord {
  const { evidence, evidenceCount } = reading;
  if (rule === 'forbidden') return 'medium';
  if (evidence === 'pays') return evidenceCount >= ENOUGH_BUYERS ? 'high' : 'medium';
  if (evidence === 'does') return 'medium';
  return evidence === 'says' && evidenceCount >= ENOUGH_TALKS ? 'medium' : 'low';
}

/** A question about which nothing is known has no mark, and is only named with what would give it one. */
function marksOf(work: ReportContext): Mark[] {
  const { reading, playbook } = work;
  const [first, second] = playbook.tests.map((_, i) => `Test {{id:${i + 1}}}`);
  const paying = `Test {{id:${payTest(playbook)?.number ?? playbook.tests.length}}}`;
  const unknown = { mark: null, why: '' };
  return [
    ...lossMarks(work, first ?? ''),
    { question: 'How often?', ...oftenMark(work, first ?? '') },
    { question: TEXTS.marks.payer, ...payerMark(reading) },
    { question: TEXTS.marks.pay, ...payMark(reading, paying) },
    reading.cause !== null || reading.causeWords !== ''
      ? {
          question: TEXTS.marks.cause,
          mark: 3,
          why: TEXTS.marks.cause_named,
          change: 'the sign that would rule it out',
        }
      : { question: TEXTS.marks.cause, ...unknown, change: second ?? '' },
    reading.place.state === 'given'
      ? { question: TEXTS.marks.reach, mark: 4, why: TEXTS.marks.reach_named, change: 'a count on the spot' }
      : { question: TEXTS.marks.reach, ...unknown, change: 'a day where they work' },
    {
      question: TEXTS.marks.proof,
      mark: { desk: 1, says: 2, does: 3, pays: 4 }[reading.evidence],
      why: {
        desk: TEXTS.marks.desk,
        says: 'you have seen it, or people told you',
        does: TEXTS.marks.does,
        pays: TEXTS.marks.pays,
      }[reading.evidence],
      change: first ?? '',
    },
  ];
}

type Given = Pick<Mark, 'mark' | 'why'>;

/** Neither known nor unknown where a sum was told that may be it and may be another. */
function lossMarks({ reading, sized, playbook }: ReportContext, change: string): Mark[] {
  const question = 'How much is lost?';
  if (sized.hasMoney) {
    const why = `{{calc:${sized.lossId}:base}} ${onOne(playbook)} {{cite:${sized.lossId}}}`;
    return [{ question, mark: 3, why, change }];
  }
  if (sized.told !== '') return [{ question, mark: 3, why: `you write “{{q:${sized.told}}}”`, change }];
  const isTold = reading.numbers.some(({ kind, words }) => kind === 'money' && /\d/.test(words));
  return isTold ? [] : [{ question, mark: null, why: '', change }];
}

function oftenMark({ reading, playbook }: ReportContext, change: string): Given & Pick<Mark, 'change'> {
  if (reading.sizes.times) return { mark: 4, why: 'you said how often', change: 'season, holidays' };
  const told = statedOften(playbook, `${reading.text}\n${reading.seen}`);
  return told === '' ? { mark: null, why: '', change } : { mark: 3, why: `you write “{{q:${told}}}”`, change };
}

function payMark(reading: Reading, paying: string): Given & Pick<Mark, 'change'> {
  if (reading.evidence === 'pays') return { mark: 4, why: TEXTS.marks.pay_paid, change: 'a second payment' };
  const saidNo = reading.outcome ? reading.outcome === 'refused' : reading.decisive?.kind === 'refused';
  if (saidNo) return { mark: 0, why: TEXTS.marks.pay_refused, change: 'other people' };
  const told = statedPayment(`${reading.text}\n${reading.seen}`);
  return told === ''
    ? { mark: null, why: '', change: paying }
    : { mark: 2, why: `you write “{{q:${told}}}”; a remedy is another purchase`, change: paying };
}

function payerMark({ payerSaid, evidence }: Reading): Given & Pick<Mark, 'change'> {
  switch (payerSaid) {
    case 'playbook':
      return { mark: 4, why: 'you named {payer}', change: 'when and for what they pay' };
    case 'own':
      return { mark: 3, why: TEXTS.marks.payer_named, change: 'when and for what they pay' };
    case 'open':
      // Some have paid, they say: who pays is known to them, if not to us.
      return evidence === 'pays'
        ? { mark: 3, why: 'some have paid, you say', change: 'when and for what they pay' }
        : {
            mark: null,
            why: '',
            change: evidence === 'does' ? 'asking those you counted' : 'who paid for the last case',
          };
    case 'nobody':
      return { mark: 0, why: 'you see nobody who would pay', change: 'whose loss it is' };
  }
}

/** Who has counted the loss asks for money next, where it is known whose: else money would be asked of those whom the playbook names. */
export const asksForMoney = (rule: Rule, { payerSaid }: Reading): boolean =>
  rule === 'counted' && payerSaid === 'playbook';

/** As the tests are to be run: the one that asks for money first, where that comes next. */
export function testOrder(playbook: Playbook, isMoneyNext: boolean): Numbered[] {
  const numbered = playbook.tests.map((test, i) => ({ test, number: i + 1 }));
  const paying = isMoneyNext ? payTest(playbook)?.number : undefined;
  return numbered.sort((a, b) => Number(b.number === paying) - Number(a.number === paying) || a.number - b.number);
}
