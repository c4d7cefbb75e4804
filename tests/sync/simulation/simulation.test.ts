import { describe, expect, it } from 'vitest';
import { type Mutant, runSchedule } from './run.ts';

const SCHEDULES = 200;
/** Schedules within which each missing safeguard must be noticed. */
const PATIENCE = 100;

describe('random schedules over the real store and sync', () => {
  it(`nothing is lost, nothing happens twice, no wish goes back (${SCHEDULES} schedules)`, async () => {
    let actions = 0;
    let faults = 0;
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const tally = await runSchedule(seed);
      actions += tally.actions;
      faults += tally.faults;
    }
    // A simulation in which nothing happens would prove nothing.
    expect(actions).toBeGreaterThan(SCHEDULES * 5);
    expect(faults).toBeGreaterThan(SCHEDULES * 2);
  }, 120_000);

  it.each<Mutant>(['nodedupe', 'store5xx', 'newkey', 'viewserver', 'norevguard'])(
    'notices when a safeguard is missing: %s',
    async (mutant) => {
      let caughtAt: number | null = null;
      for (let seed = 1; seed <= PATIENCE && caughtAt === null; seed += 1) {
        await runSchedule(seed, mutant).catch(() => {
          caughtAt = seed;
        });
      }
      expect(caughtAt).not.toBeNull();
    },
    120_000,
  );
});
