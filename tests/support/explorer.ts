import type { ExplorerSession, ProblemStatement } from '../../src/contract/explorer.ts';
import type { Problem } from '../../src/domain/explorer-problem.ts';
import { id } from './account-db.ts';

export function statement(n: number, changes: Partial<ProblemStatement> = {}): ProblemStatement {
  return {
    id: id(1_000 + n),
    title: `Problem ${n}`,
    description: `Traders in Ghana lose ${n} crates. It is known.`,
    category: 'Agriculture',
    severity_level: 'high',
    target_geography: ['Ghana'],
    target_demographics: ['traders'],
    problem_type: 'loss',
    time_horizon: 'short term',
    complexity_level: 'low',
    root_causes: ['Crates crush'],
    potential_effects: ['Less is sold'],
    stakeholders: ['Driver'],
    success_metrics: ['Crates that arrive'],
    supporting_sources: [{ title: 'A record, Ghana, 2023 — World Bank', url: 'https://example.org/a' }],
    quality_score: 70,
    severity_score: 61,
    rank_reason: 'Roads are few; it fits (severity 61, evidence 70, fit 80: quality 70 of 100).',
    generation_model: 'test',
    created_at: '2026-01-05T09:00:00.000Z',
    ...changes,
  };
}

const MARKS = { selected: false, viewed: false, bookmarked: false, liked: false };

export const problem = (n: number, changes: Partial<Problem> = {}): Problem => ({
  ...statement(n),
  ...MARKS,
  rank: n,
  ...changes,
});

/** As the server tells it: the statement apart from what surrounds it. */
export const nested = (n: number) => ({ ...MARKS, rank: n, quality_score: 70, problem_statements: statement(n) });

export const session = (n: number, changes: Partial<ExplorerSession> = {}): ExplorerSession => ({
  session_id: id(n),
  created_at: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
  status: 'completed',
  problems_generated: 2,
  parameters: { industry: ['Agriculture'], geography: ['Ghana'] },
  ...changes,
});
