import type { CreditStatus } from '../contract/credits.ts';
import { formatDate } from '../lib/locale.ts';

export type CreditState = 'normal' | 'warning' | 'exhausted' | 'exempt';

/** Warning at the last credit, exhausted at none, unless exempt (spec 2 §4, spec 3 §4). */
export function creditState(status: CreditStatus): CreditState {
  if (status.isExempt) return 'exempt';
  const remaining = status.total - status.used;
  if (remaining <= 0) return 'exhausted';
  return remaining <= 1 ? 'warning' : 'normal';
}

const DAY_MS = 86_400_000;
const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Whole calendar days from `now` to `date`, by the reader's own clock. */
export const calendarDays = (now: Date, date: Date): number =>
  Math.round((startOfDay(date) - startOfDay(now)) / DAY_MS);

/** 'Today', 'Tomorrow', 'In N days' under seven days, else a date (spec 2 §9). */
export function resetLabel(resetDate: string, now: Date): string {
  const date = new Date(resetDate);
  const days = calendarDays(now, date);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days < 7) return `In ${days} days`;
  return formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' });
}
