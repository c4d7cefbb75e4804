import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';
import { tryOut } from './trial.ts';

/** A stage for the tests of one file. */
export function onStage(): () => Stage {
  let stage: Stage | null = null;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.close());
  return () => {
    if (!stage) throw new Error('The stage is not open');
    return stage;
  };
}

/** `npm test` runs the first 60 schedules, `npm run test:all` 200. */
export function holdSchedules(stage: () => Stage, from: number, to: number): void {
  it(`nothing is lost, nothing happens twice, nothing comes back, nothing is crossed (schedules ${from} to ${to})`, async () => {
    const { actions, faults, failures } = await tryOut(stage(), from, to);
    expect(failures).toEqual([]);
    // A simulation in which nothing happens would prove nothing.
    expect(actions).toBeGreaterThan((to - from) * 5);
    expect(faults).toBeGreaterThan((to - from) * 2);
  }, 240_000);
}
