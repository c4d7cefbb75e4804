import { describe, expect, it } from 'vitest';
import { holdSchedules, onStage } from './schedules.ts';
import { FAILING_SEEDS } from './seeds.ts';
import { tryOut } from './trial.ts';

describe('random schedules over the real store, sync and server', () => {
  const stage = onStage();
  holdSchedules(stage, 1, 60);

  it.each(FAILING_SEEDS)('schedule $seed, which once failed: $broke', async ({ seed }) => {
    expect((await tryOut(stage(), seed, seed)).failures).toEqual([]);
  });
});
