import { describe, expect, it } from 'vitest';
import { relativeDate } from '../../src/domain/relative-date.ts';

const now = new Date(2026, 10, 20, 12, 0);
const ago = (ms: number) => relativeDate(new Date(now.getTime() - ms).toISOString(), now);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relativeDate', () => {
  it.each([
    [0, 'Just now'],
    [-5 * MINUTE, 'Just now'],
    [59_000, 'Just now'],
    [MINUTE, '1 minute ago'],
    [5 * MINUTE, '5 minutes ago'],
    [HOUR, '1 hour ago'],
    [3 * HOUR, '3 hours ago'],
    [13 * HOUR, 'Yesterday'],
    [6 * DAY, '6 days ago'],
    [7 * DAY, '1 week ago'],
    [29 * DAY, '4 weeks ago'],
    [30 * DAY, '1 month ago'],
    [65 * DAY, '2 months ago'],
  ])('%i ms ago is %s', (ms, expected) => {
    expect(ago(ms)).toBe(expected);
  });
});
