import type { RefinerResult, RefinerSession } from '../../src/contract/refiner.ts';
import { id } from './account-db.ts';

/** Session `n` was made `n` minutes into the year. */
export const madeAt = (n: number): string => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();

export const problem = (n: number, over: Partial<RefinerResult> = {}): RefinerResult => ({
  id: id(n),
  statement: `Tailors in Lusaka lose orders of kind ${n}.`,
  stakeholder: 'tailors',
  assumptions: ['The main cause is that power fails'],
  overall_score: 43,
  score_reasons: ['Who suffers 15 of 15: you named tailors', 'How often or how much 0 of 20: no number yet'],
  researched: false,
  created_at: madeAt(n),
  ...over,
});

export const refinerSessionOf = (n: number, over: Partial<RefinerSession> = {}): RefinerSession => ({
  session_id: id(n),
  session_title: `Session ${n}`,
  original_idea: `Idea ${n}`,
  status: 'completed',
  created_at: madeAt(n),
  completed_at: madeAt(n),
  problems_generated: 5,
  generation_success: true,
  generation_time_ms: 12,
  results_count: 5,
  ...over,
});
