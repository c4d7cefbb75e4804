import { describe, expect, it } from 'vitest';
import type { CreditStatus } from '../../src/contract/credits.ts';
import { creditState, resetLabel } from '../../src/domain/credits.ts';

const status = (used: number, total: number, isExempt = false): CreditStatus => ({
  used,
  total,
  available: total - used,
  canGenerate: used < total,
  resetDate: null,
  isExempt,
});

describe('creditState', () => {
  it.each([
    [0, 3, 'normal'],
    [1, 3, 'normal'],
    [2, 3, 'warning'],
    [3, 3, 'exhausted'],
    [5, 3, 'exhausted'],
  ] as const)('%i of %i used is %s', (used, total, expected) => {
    expect(creditState(status(used, total))).toBe(expected);
  });

  it('never runs out for an exempt user', () => {
    expect(creditState(status(9, 3, true))).toBe('exempt');
  });
});

describe('resetLabel', () => {
  const now = new Date(2026, 10, 20, 23, 30);
  it.each([
    [new Date(2026, 10, 20, 23, 59), 'Today'],
    [new Date(2026, 10, 21, 0, 5), 'Tomorrow'],
    [new Date(2026, 10, 23), 'In 3 days'],
    [new Date(2026, 10, 26, 23), 'In 6 days'],
  ])('%s is %s', (date, expected) => {
    expect(resetLabel(date.toISOString(), now)).toBe(expected);
  });

  it('names the date from seven days on', () => {
    expect(resetLabel(new Date(2026, 10, 27).toISOString(), now)).toMatch(/27/);
  });
});
