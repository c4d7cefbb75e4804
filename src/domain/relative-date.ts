import { plural } from '../lib/locale.ts';
import { calendarDays } from './credits.ts';

const MINUTE_MS = 60_000;
const counted = (n: number, unit: string): string => plural(n, { one: `1 ${unit} ago`, other: `${n} ${unit}s ago` });

/** 'Just now', 'N minutes ago', '1 hour ago', 'Yesterday', 'N days ago', then weeks and months (spec 2 §9). */
export function relativeDate(moment: string, now: Date): string {
  const date = new Date(moment);
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return counted(minutes, 'minute');
  const days = -calendarDays(now, date);
  if (days < 1) return counted(Math.floor(minutes / 60), 'hour');
  if (days === 1) return 'Yesterday';
  if (days < 7) return counted(days, 'day');
  if (days < 30) return counted(Math.floor(days / 7), 'week');
  return counted(Math.floor(days / 30), 'month');
}
