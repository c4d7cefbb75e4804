import type { Cause, Pain } from '../../content/schema/playbook.ts';
import type { Outcome } from '../contract/found.ts';
import type { ReportMetadata } from '../contract/report.ts';
import { type Numbered, payTest } from './plan.ts';
import { payingTold } from './reading/paying.ts';
import type { Reading } from './reading/types.ts';
import type { ReportContext } from './report-context.ts';

export type VerdictWord = ReportMetadata['verdict'];
export type ConfidenceWord = ReportMetadata['confidence'];

export interface Mark {
  readonly question: string;
  readonly mark: number;
  readonly why: string;
  readonly change: string;
}

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
export const namedCauseOf = ({ reading, pain }: ReportContext): Cause | undefined =>
  pain.causes.find(({ id }) => id === reading.cause);

/** The verdict and what decided it: what was found out comes before sums, sums before words. */
export function judge(work: ReportContext): Judgement {
  const marks = marksOf(work);
  const rule = ruleOf(work);
  return {
    verdict: VERDICT_OF[rule],
    rule,
    marks,
    total: marks.reduce((sum, m) => sum + m.mark, 0),
    of: marks.length * 5,
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
  const { decisive, evidence, evidenceCount } = reading;
  if (decisive?.kind === 'forbidden' || decisive?.kind === 'too-few') return decisive.kind;
  if (evidence === 'pays' && evidenceCount >= SEVERAL_BUYERS) return 'paid';
  if (decisive && !(decisive.kind === 'unclear' && evidence === 'desk')) return decisive.kind;
  if (reading.payerSaid === 'nobody' && evidence !== 'pays') return 'no-payer';
  if (evidence === 'pays') return 'some-evidence';
  if (evidence === 'does' && (sized.hasMoney || reading.numbers.some(({ kind }) => kind === 'money'))) return 'counted';
  // 'Half of it' is how people talk; a figure is something that somebody looked at.
  const hasNumbers = Object.values(reading.sizes).some((size) => size !== undefined && /\d/.test(size.words));
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

function marksOf(work: ReportContext): Mark[] {
  const { reading, sized, pain } = work;
  const [first, second] = pain.tests.map((_, i) => `Test {{id:${i + 1}}}`);
  const paying = `Test {{id:${payTest(pain)?.number ?? pain.tests.length}}}`;
  const saidTimes = reading.sizes.times !== undefined;
  const saidNo = reading.outcome ? reading.outcome === 'refused' : reading.decisive?.kind === 'refused';
  return [
    sized.hasMoney
      ? {
          question: 'How much is lost?',
          mark: 3,
          why: `{{calc:${sized.lossId}:base}} on one ${pain.sizing.event[0]} {{cite:${sized.lossId}}}`,
          change: first ?? '',
        }
      : { question: 'How much is lost?', ...withoutSum(work), change: first ?? '' },
    saidTimes
      ? { question: 'How often?', mark: 4, why: 'you said how often', change: 'season, holidays' }
      : { question: 'How often?', mark: 1, why: 'not reckoned yet', change: first ?? '' },
    { question: 'Is the payer clear?', ...payerMark(reading) },
    reading.evidence === 'pays'
      ? { question: 'Will they pay?', mark: 4, why: 'some have paid, you say', change: 'a second payment' }
      : saidNo
        ? { question: 'Will they pay?', mark: 0, why: 'most of those you asked said no', change: 'other people' }
        : { question: 'Will they pay?', ...withoutPayment(reading), change: paying },
    reading.cause !== null || reading.causeWords !== ''
      ? { question: 'Is the cause known?', mark: 3, why: 'you name one', change: 'the sign that would rule it out' }
      : {
          question: 'Is the cause known?',
          mark: 1,
          why: 'no test has told the causes apart yet',
          change: second ?? '',
        },
    reading.place.state === 'given'
      ? { question: 'Can you reach them?', mark: 4, why: 'you named the place', change: 'a count on the spot' }
      : { question: 'Can you reach them?', mark: 2, why: 'the place is open', change: 'a day where they work' },
    {
      question: 'How good is the proof?',
      mark: { desk: 1, says: 2, does: 3, pays: 4 }[reading.evidence],
      why: {
        desk: 'what you wrote yourself',
        says: 'you have seen it, or people told you',
        does: 'you watched or counted it',
        pays: 'money changed hands',
      }[reading.evidence],
      change: first ?? '',
    },
  ];
}

type Given = Pick<Mark, 'mark' | 'why'>;

/** Sums that were told and could not be reckoned with are shown, not called missing. */
function withoutSum({ reading }: ReportContext): Given {
  const told = reading.numbers.find(({ kind, words }) => kind === 'money' && /\d/.test(words));
  return told
    ? { mark: 2, why: `you name a sum, “{{q:${told.words}}}”; what one case costs is not reckoned yet` }
    : { mark: 1, why: 'no sum is reckoned yet' };
}

function withoutPayment({ text, seen }: Reading): Given {
  const told = payingTold(`${text}\n${seen}`);
  return told === ''
    ? { mark: 1, why: 'nobody was asked for money yet, as far as we know' }
    : { mark: 2, why: `you write “{{q:${told}}}”; a remedy is another purchase` };
}

function payerMark({ payerSaid, answers }: Reading): Given & Pick<Mark, 'change'> {
  const isAsked = answers.some(({ slot }) => slot === 'payer');
  switch (payerSaid) {
    case 'playbook':
      return { mark: 4, why: 'you named {payer}', change: 'when and for what they pay' };
    case 'own':
      return { mark: 3, why: 'you name somebody', change: 'when and for what they pay' };
    case 'open':
      return { mark: 1, why: isAsked ? 'open' : 'not asked yet', change: 'who paid for the last case' };
    case 'nobody':
      return { mark: 0, why: 'you see nobody who would pay', change: 'whose loss it is' };
  }
}

/** As the tests are to be run: who has counted the loss asks for money first. */
export function testOrder(pain: Pain, rule: Rule): Numbered[] {
  const numbered = pain.tests.map((test, i) => ({ test, number: i + 1 }));
  const paying = rule === 'counted' ? payTest(pain)?.number : undefined;
  return numbered.sort((a, b) => Number(b.number === paying) - Number(a.number === paying) || a.number - b.number);
}
