import type { CreditType } from '../contract/credits.ts';

/** Spec 2 §5: how much is asked for, and the fixed sentence that names the kind of research. */
export const CREDIT_REQUESTS: Readonly<Record<CreditType, { readonly credits: number; readonly reason: string }>> = {
  problem_generator: {
    credits: 1,
    reason: 'User requested additional credit for problem generator research.',
  },
  market_validation: {
    credits: 2,
    reason: 'User requested additional credits for market validation research.',
  },
};
