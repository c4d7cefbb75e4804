import { describe, expect, it } from 'vitest';
import { formatAgo } from '../../src/lib/ago.ts';
import { directionOf, ENGLISH, formatDate, formatDay, formatNumber, plural } from '../../src/lib/locale.ts';

const here = new Intl.DateTimeFormat().resolvedOptions().locale;

describe('formats', () => {
  it('are the browser’s own, and English where the text is the same for everybody', () => {
    expect(formatNumber(1234.56)).toBe(new Intl.NumberFormat(here).format(1234.56));
    expect(formatNumber(1234.56, { maximumFractionDigits: 1 }, 'de')).toBe('1.234,6');
    expect(formatNumber(1234.56, {}, ENGLISH)).toBe('1,234.56');
    expect(formatAgo(1, 'day')).toBe(new Intl.RelativeTimeFormat(here, { numeric: 'auto' }).format(-1, 'day'));
    expect(formatDate('2026-03-01T12:00:00Z', { dateStyle: 'medium' })).toBe(
      new Intl.DateTimeFormat(here, { dateStyle: 'medium' }).format(new Date('2026-03-01T12:00:00Z')),
    );
    expect(formatDate('2026-03-01T12:00:00Z', { day: 'numeric', month: 'long' }, ENGLISH)).toBe('1 March');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('a day of the calendar is the same day in %s', (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    expect(formatDay('2026-03-01', { day: 'numeric', month: 'long' }, ENGLISH)).toBe('1 March');
    process.env.TZ = before;
  });

  it('what is no date is no failure of the page', () => {
    expect(formatDate('yesterday', { month: 'long' }, ENGLISH)).toBe('Invalid Date');
  });
});

describe('plurals', () => {
  it.each([
    [0, '0 rows'],
    [1, '1 row'],
    [2, '2 rows'],
  ])('in English: %d', (n, said) => {
    expect(plural(n, { one: '1 row', other: `${n} rows` })).toBe(said);
  });

  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [11, 'many'],
    [100, 'other'],
  ])('in Arabic: %d', (n, form) => {
    const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
    expect(plural(n, forms, 'ar')).toBe(form);
  });

  it('say `other` where a form is missing', () => {
    expect(plural(2, { one: 'one', other: 'other' }, 'ar')).toBe('other');
  });
});

it('Arabic runs leftward', () => {
  expect(['en', 'fr', 'ar'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
});
