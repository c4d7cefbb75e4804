import { Broken, type Fault } from './ledger.ts';
import { MUTANTS } from './mutants.ts';
import { runSchedule } from './schedule.ts';
import type { Stage } from './stage.ts';

/** A schedule in which a promise was broken. */
export interface Failure {
  readonly seed: number;
  readonly fault: Fault;
  readonly what: string;
}

export interface Trial {
  readonly actions: number;
  readonly faults: number;
  readonly failures: readonly Failure[];
}

/** Runs the schedules from `from` to `to`. What is no broken promise but an error of the simulation itself is thrown. */
export async function tryOut(stage: Stage, from: number, to: number): Promise<Trial> {
  const failures: Failure[] = [];
  let actions = 0;
  let faults = 0;
  for (let seed = from; seed <= to; seed += 1) {
    try {
      const tally = await runSchedule(stage, seed);
      actions += tally.actions;
      faults += tally.faults;
    } catch (cause) {
      if (!(cause instanceof Broken)) throw new Error(`Schedule ${seed} ended by itself`, { cause });
      failures.push({ seed, fault: cause.fault, what: cause.message });
    }
  }
  return { actions, faults, failures };
}

/** Whether a missing safeguard is noticed in this schedule. Where the schedule has circumstances of its own, it has to hold with the safeguard. */
export async function isCaught(stage: Stage, mutant: string, seed: number): Promise<boolean> {
  try {
    await runSchedule(stage, seed, mutant);
    return false;
  } catch (cause) {
    if (!(cause instanceof Broken)) throw new Error(`Schedule ${seed} without ${mutant} ended by itself`, { cause });
  }
  const amid = MUTANTS[mutant]?.amid;
  if (amid) await runSchedule(stage, seed, undefined, amid);
  return true;
}
