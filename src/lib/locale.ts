/*
 * The one place that knows in which locale the interface writes. Its texts are in catalogues; the numbers and dates beside them
 * are written as this person's browser has them. What belongs to an English text that is the same for everybody (a report, a
 * letter, a page that the build wrote) names ENGLISH.
 */

/** Undefined is the browser's own. */
type Locale = string | undefined;

export const READERS: Locale = undefined;

/** The language of the interface and of reports. */
export const ENGLISH = 'en-GB';

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}, locale: Locale = READERS): string =>
  value.toLocaleString(locale, options);

export const formatDate = (
  moment: string | Date,
  options: Intl.DateTimeFormatOptions,
  locale: Locale = READERS,
): string => new Date(moment).toLocaleString(locale, options);

/** A day of the calendar ('2026-03-01'), which is the same for everybody. */
export const formatDay = (day: string, options: Intl.DateTimeFormatOptions, locale?: Locale): string =>
  formatDate(`${day}T00:00:00Z`, { ...options, timeZone: 'UTC' }, locale);

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form that goes with `n` in the language of the text: English has `one` and `other`, Arabic all six. */
export const plural = (n: number, forms: PluralForms, locale = ENGLISH): string =>
  forms[new Intl.PluralRules(locale).select(n)] ?? forms.other;

export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
