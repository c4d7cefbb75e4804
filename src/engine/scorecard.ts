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

/** A row a mark; what has none stands together in the last row, under `unknown`. */
export function scorecardRows(marks: readonly Mark[], unknown: string): string[][] {
  const open = marks.filter(({ mark }) => mark === null);
  const changes = [...new Set(open.flatMap(({ change }) => change ?? []))];
  const withChange = (cells: string[], change: string | undefined) =>
    change === undefined ? cells : [...cells, change];
  return [
    ...marks.flatMap(({ question, mark, why, change }) =>
      mark === null ? [] : [withChange([question, `{{id:${mark}}}`, why], change)],
    ),
    ...(open.length > 0
      ? [
          withChange(
            [unknown, '–', open.map(({ question }) => question).join(' ')],
            open[0]?.change === undefined ? undefined : changes.join(', '),
          ),
        ]
      : []),
  ];
}
