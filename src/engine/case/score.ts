import type { Case } from '../../contract/case.ts';
import type { CalcDraft } from '../claims/types.ts';

interface Mark {
  readonly question: string;
  readonly mark: number;
  readonly why: string;
}

const PROOF = { desk: 1, says: 2, does: 3, pays: 4 } as const;
const PROOF_WHY = {
  desk: 'what you wrote yourself',
  says: 'people told you',
  does: 'you watched or counted it',
  pays: 'money changed hands',
} as const;

/** What is there to go on, question by question; worked out, not judged. */
export function marksOf({ reading, problem }: Case, calcs: readonly CalcDraft[]): Mark[] {
  const { outcome, evidence, payer, place, cause } = reading;
  const isPaid = outcome === 'paid' || (outcome === null && evidence.rung === 'pays');
  return [
    calcs.length > 0
      ? { question: 'Is there a sum?', mark: 3, why: 'a sum from your own numbers' }
      : { question: 'Is there a sum?', mark: 1, why: 'we could make no sum of it yet' },
    payer === ''
      ? { question: 'Is the payer clear?', mark: 1, why: 'open' }
      : { question: 'Is the payer clear?', mark: 3, why: 'you name somebody' },
    isPaid
      ? { question: 'Will they pay?', mark: 4, why: 'some have paid, you say' }
      : outcome === 'refused'
        ? { question: 'Will they pay?', mark: 0, why: 'most of those you asked said no' }
        : { question: 'Will they pay?', mark: 1, why: 'we read of no payment for a way out' },
    cause === ''
      ? { question: 'Is the cause known?', mark: 1, why: 'no test has told the causes apart yet' }
      : { question: 'Is the cause known?', mark: problem.causes.length > 1 ? 2 : 3, why: 'you name one' },
    place === ''
      ? { question: 'Can you reach them?', mark: 2, why: 'the place is open' }
      : { question: 'Can you reach them?', mark: 4, why: 'you named the place' },
    { question: 'How good is the proof?', mark: PROOF[evidence.rung], why: PROOF_WHY[evidence.rung] },
  ];
}
