import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/locale.ts';

const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');

/** A moment as the administrator's own clock has it; a line ends between day and time, or not at all. */
export const moment = (iso: string | null): string =>
  iso === null
    ? '–'
    : [formatDate(iso, { dateStyle: 'medium' }), formatDate(iso, { timeStyle: 'short' })].map(unbroken).join(', ');

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

const WAYS_IN: Readonly<Record<string, string>> = {
  password: 'Password',
  otp: 'Link or code by mail',
  recovery: 'Link to set a new password',
  oauth: 'Google or another provider',
  totp: 'Authenticator app',
  email: 'Email and password',
  google: 'Google',
};

/** How somebody signs in, as the sign-in names it; what is not known is shown as it came. */
export const wayIn = (name: string): string => WAYS_IN[name] ?? name;

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
