import { describe, expect, it } from 'vitest';
import { creditsAnswer } from '../../src/hooks/credits.ts';

const END = Date.UTC(2026, 0, 5);
const spent = {
  used: 3,
  total: 3,
  available: 0,
  canGenerate: false,
  resetDate: new Date(END).toISOString(),
  isExempt: false,
};
const row = { type: 'market_validation', status: spent, fault: null, at: 0 } as const;

describe('the week’s credits on the screen', () => {
  it('[spec 2 §4] are those of the week that runs: spent ones of a week that is over lock nothing', () => {
    expect(creditsAnswer(row, null, END - 1)).toEqual({ status: spent, state: 'ready', message: null });
    expect(creditsAnswer(row, null, END)).toEqual({ status: null, state: 'loading', message: null });
  });

  it('[spec 2 §8] a failure of another day is not told: an earlier build may have left it here', () => {
    const old = { ...row, status: null, fault: 'Authentication required. Please sign in again.' };
    expect(creditsAnswer(old, null, END)).toEqual({ status: null, state: 'loading', message: null });
    expect(creditsAnswer(old, 'Server error. Please try again later.', END)).toMatchObject({
      state: 'error',
      message: 'Server error. Please try again later.',
    });
  });
});
