import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/locale.ts';

/** A moment as the administrator's own clock has it. */
export const moment = (iso: string | null): string =>
  iso === null ? '–' : formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' });

/** How long ago, in the largest unit that says it. */
export function ago(iso: string | null, now: number): string {
  if (iso === null) return '–';
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1_000));
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  return formatAgo(Math.floor(seconds / size), unit);
}

const BROWSERS = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\/|Opera Mini/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['KaiOS', /KAIOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const;

/** What a browser calls itself, in two words; whatever is not known is shown as it came. */
export function deviceName(userAgent: string | null): string {
  if (userAgent === null) return '–';
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser === undefined) return userAgent.slice(0, 60);
  return system === undefined ? browser : `${browser}, ${system}`;
}
