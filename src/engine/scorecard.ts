/** A question that decides, and how much is known of it. */
export interface Mark {
  readonly question: string;
  /** 0 to 5; null: nothing is known that would give one. */
  readonly mark: number | null;
  readonly why: string;
  /** What would change the mark, or give one. */
  readonly change?: string;
}

const MOST = 5;

/** What is not known counts nothing. */
export const scoreOf = (marks: readonly Mark[]): { readonly total: number; readonly of: number } => ({
  total: marks.reduce((sum, { mark }) => sum + (mark ?? 0), 0),
  of: marks.length * MOST,
});

/** A row a mark; what has none stands together in the last row, under `unknown`. Without any `change` the column is left out. */
export function scorecardRows(marks: readonly Mark[], unknown: string): string[][] {
  const open = marks.filter(({ mark }) => mark === null);
  const changes = [...new Set(open.flatMap(({ change }) => change ?? []))];
  const known = marks.flatMap(({ question, mark, why, change }) =>
    mark === null ? [] : [[question, `{{id:${mark}}}`, why, ...(change === undefined ? [] : [change])]],
  );
  if (open.length === 0) return known;
  const asked = open.map(({ question }) => question).join(' ');
  return [...known, [unknown, '–', asked, ...(changes.length === 0 ? [] : [changes.join(', ')])]];
}
