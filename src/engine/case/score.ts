import type { ReportTexts } from '../../../content/schema/report-texts.ts';
import type { Case } from '../../contract/case.ts';
import type { CalcDraft } from '../claims/types.ts';
import { RULE_OF, type Rule } from '../score.ts';
import type { Mark } from '../scorecard.ts';

/** What they tapped decides; else how far their own evidence reaches. */
export function ruleOfCase({ reading: { outcome, evidence } }: Pick<Case, 'reading'>): Rule {
  if (outcome) return RULE_OF[outcome];
  return ({ pays: 'paid', does: 'counted', says: 'some-evidence', desk: 'not-enough' } as const)[evidence.rung];
}

const PROOF = { desk: 1, says: 2, does: 3, pays: 4 } as const;

/** What is there to go on, question by question; worked out, not judged. */
export function marksOf({ reading, problem }: Case, calcs: readonly CalcDraft[], texts: ReportTexts['marks']): Mark[] {
  const { outcome, evidence, payer, place, cause } = reading;
  const isPaid = outcome === 'paid' || (outcome === null && evidence.rung === 'pays');
  const of = (
    question: 'sum' | 'payer' | 'pay' | 'cause' | 'reach' | 'proof',
    mark: number | null,
    why = '',
  ): Mark => ({
    question: texts[question],
    mark,
    why,
  });
  return [
    calcs.length > 0 ? of('sum', 3, texts.sum_own) : of('sum', null),
    payer === '' ? of('payer', null) : of('payer', 3, texts.payer_named),
    isPaid ? of('pay', 4, texts.pay_paid) : outcome === 'refused' ? of('pay', 0, texts.pay_refused) : of('pay', null),
    cause === '' ? of('cause', null) : of('cause', problem.causes.length > 1 ? 2 : 3, texts.cause_named),
    place === '' ? of('reach', null) : of('reach', 4, texts.reach_named),
    of('proof', PROOF[evidence.rung], texts[evidence.rung]),
  ];
}
