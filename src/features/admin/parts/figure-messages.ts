import type { TimeRange } from '../../../contract/analytics.ts';
import { formatNumber } from '../../../lib/locale.ts';

/** What the tabs of figures have in common. */
export const figures = {
  range: 'Time range',
  ranges: { week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' } satisfies Record<TimeRange, string>,
  span: (from: string, to: string) => `${from} to ${to}`,
  utc: 'Days are counted in UTC.',
  asTable: 'Show the figures as a table',
  heads: { day: 'Day', week: 'Week from', month: 'Month', name: 'Name', count: 'Number', people: 'People' },
  before: 'As many days before',
  weekOf: (day: string) => `Week of ${day}`,
  empty: 'Nothing in this time.',
  others: (n: number) => `and ${formatNumber(n)} more in the file`,
  percent: (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`),
} as const;
