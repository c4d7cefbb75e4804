import type { ExplorerResult } from '../contract/explorer.ts';
import { flattenResult, type Problem } from './explorer-problem.ts';

/** Results are also read from `data` or `problem_statements` (spec 3 §3). */
export function resultsIn(answer: {
  readonly results?: readonly ExplorerResult[] | undefined;
  readonly data?: readonly ExplorerResult[] | undefined;
  readonly problem_statements?: readonly ExplorerResult[] | undefined;
}): readonly Problem[] {
  const { results, data, problem_statements } = answer;
  const first = [results, data, problem_statements].find((list) => list !== undefined && list.length > 0);
  return (first ?? []).map(flattenResult);
}

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export const SORTS = ['rank', 'severity'] as const;
export const SHOWN = ['all', 'bookmarked', 'liked', 'new'] as const;

/** What the address says of the list (it can be shared and walked back through). */
export interface ResultsQuery {
  readonly sort: (typeof SORTS)[number];
  readonly severity: (typeof SEVERITIES)[number] | null;
  readonly shown: (typeof SHOWN)[number];
  /** The ranks of those that are compared, two at most. */
  readonly compared: readonly number[];
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((one) => one === value) ?? null;

export function resultsQuery(address: URLSearchParams): ResultsQuery {
  const compared = (address.get('compare') ?? '')
    .split(',')
    .flatMap((text) => (/^\d{1,2}$/.test(text) ? [Number(text)] : []));
  return {
    sort: oneOf(SORTS, address.get('sort')) ?? 'rank',
    severity: oneOf(SEVERITIES, address.get('severity')),
    shown: oneOf(SHOWN, address.get('show')) ?? 'all',
    compared: [...new Set(compared)].slice(0, 2),
  };
}

/** Only what differs from the plain list is written down. */
export function resultsAddress({ sort, severity, shown, compared }: ResultsQuery): URLSearchParams {
  return new URLSearchParams({
    ...(sort !== 'rank' && { sort }),
    ...(severity !== null && { severity }),
    ...(shown !== 'all' && { show: shown }),
    ...(compared.length > 0 && { compare: compared.join(',') }),
  });
}

const isShown = (problem: Problem, { severity, shown }: ResultsQuery): boolean =>
  (severity === null || problem.severity_level === severity) &&
  (shown === 'all' || (shown === 'new' ? !problem.viewed : problem[shown]));

export function listed(problems: readonly Problem[], query: ResultsQuery): Problem[] {
  const kept = problems.filter((problem) => isShown(problem, query));
  return kept.sort((a, b) => (query.sort === 'severity' ? b.severity_score - a.severity_score : 0) || a.rank - b.rank);
}

/** Adds to the pair that is compared, or takes out; a third takes the place of the older one. */
export const comparing = (compared: readonly number[], rank: number): readonly number[] =>
  compared.includes(rank) ? compared.filter((one) => one !== rank) : [...compared, rank].slice(-2);

type InWords = Pick<Problem, 'title' | 'description' | 'told' | 'target_geography'>;

/** The problem in a founder's own form, for the validator: who has it, where, what happens, and its name. */
export function problemText({ title, description, told, target_geography }: InWords): string {
  const [event = description] = (told?.opening ?? description).split(/(?<=[.!?]) /);
  const [country = ''] = target_geography;
  const place = event.includes(country) ? '' : ` This happens in ${country}.`;
  return `${event} ${title}.${place}`;
}

/** What is told beside the records, when a list does not hold it apart. */
export const openingOf = ({ description, told }: Pick<Problem, 'description' | 'told'>): string =>
  told?.opening ?? description;
