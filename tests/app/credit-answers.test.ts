import { beforeEach, describe, expect, it } from 'vitest';
import { creditsLive } from '../../src/app/core/credit-answers.ts';
import type { CreditsAnswer } from '../../src/hooks/core-port.ts';
import { cell } from '../../src/lib/live.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { openDb } from '../support/account-db.ts';

const END = Date.UTC(2026, 0, 5);
const spent = {
  used: 3,
  total: 3,
  available: 0,
  canGenerate: false,
  resetDate: new Date(END).toISOString(),
  isExempt: false,
};
const OLD_FAULT = 'Authentication required. Please sign in again.';

let db: AccountDb;
beforeEach(async () => {
  db = await openDb();
});
const shown = (now: number, fault = cell<string | null>(null)) =>
  new Promise<CreditsAnswer>((resolve, reject) => {
    creditsLive(db, 'market_validation', fault, () => now).subscribe(resolve, reject);
  });

describe('the week’s credits on the screen', () => {
  it('[spec 2 §4] are those of the week that runs: spent ones of a week that is over lock nothing', async () => {
    await db.credits.put({ type: 'market_validation', status: spent, fault: null, at: 0 });
    expect(await shown(END - 1)).toEqual({ status: spent, state: 'ready', message: null });
    expect(await shown(END)).toEqual({ status: null, state: 'loading', message: null });
  });

  it('[spec 2 §8] a failure of another day is not told: an earlier build may have left it here', async () => {
    await db.credits.put({ type: 'market_validation', status: null, fault: OLD_FAULT, at: 0 });
    expect(await shown(END)).toEqual({ status: null, state: 'loading', message: null });
    expect(await shown(END, cell<string | null>('Server error. Please try again later.'))).toMatchObject({
      state: 'error',
      message: 'Server error. Please try again later.',
    });
  });
});
