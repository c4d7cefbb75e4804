import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { holdSchedules, onStage } from './schedules.ts';
import { KILLING_SEEDS } from './seeds.ts';
import { isCaught } from './trial.ts';
import { UNCAUGHT } from './uncaught.ts';

describe('random schedules over the real store, sync and server', () => {
  const stage = onStage();
  holdSchedules(stage, 61, 200);

  it('every mutant has a schedule that notices it, or a reason why none can', () => {
    const accounted = [...Object.keys(KILLING_SEEDS), ...Object.keys(UNCAUGHT)];
    expect(accounted.sort()).toEqual(Object.keys(MUTANTS).sort());
  });

  it.each(Object.entries(KILLING_SEEDS))(
    'notices that a safeguard is missing: %s (schedule %i)',
    async (name, seed) => {
      expect(await isCaught(stage(), name, seed)).toBe(true);
    },
  );
});
