import type { ExplorerResult, ProblemStatement } from '../contract/explorer.ts';

/** A founder's own marks on a problem. */
export interface Marks {
  readonly selected: boolean;
  readonly viewed: boolean;
  readonly bookmarked: boolean;
  readonly liked: boolean;
}

/** A problem as every screen has it: the statement and what surrounds it, on one level (spec 3 §3). */
export type Problem = ProblemStatement & Marks & { readonly rank: number };

/** The server may nest the statement or not. */
export function flattenResult(result: ExplorerResult): Problem {
  if (!('problem_statements' in result)) return result;
  const { problem_statements, ...around } = result;
  return { ...problem_statements, ...around };
}
