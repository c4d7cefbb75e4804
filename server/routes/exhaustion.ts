import { startExploring } from '../../src/contract/explorer.ts';
import { startResearch } from '../../src/contract/research.ts';
import { AppError } from '../errors.ts';
import { type CreditDeps, noteExhausted } from '../services/credits.ts';
import type { Api } from './register.ts';

const SPENDS = [
  [startResearch, 'market_validation'],
  [startExploring, 'problem_generator'],
] as const;

/** Counts the times somebody is refused for want of credits: the refused transaction itself keeps nothing. */
export function countExhaustion(api: Api, deps: CreditDeps): void {
  for (const [call, type] of SPENDS) {
    api.on(call.method, call.path, async (c, next) => {
      await next();
      const { error } = c;
      if (!(error instanceof AppError) || error.code !== 'credits_exhausted') return;
      await noteExhausted(deps, c.get('identity').userId, type);
    });
  }
}
