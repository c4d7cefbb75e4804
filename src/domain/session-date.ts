import { formatDate } from '../lib/locale.ts';
import { calendarDays } from './credits.ts';

/** 'Today', 'Yesterday', 'N days ago' up to seven, otherwise a short date (spec 3 §4). */
export function sessionDate(moment: string, now: Date): string {
  const date = new Date(moment);
  const days = -calendarDays(now, date);
  // A clock that runs behind the server's is no reason to name a day to come.
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days <= 7) return `${days} days ago`;
  const withYear = date.getFullYear() !== now.getFullYear();
  return formatDate(date, { day: 'numeric', month: 'short', ...(withYear && { year: 'numeric' }) });
}
