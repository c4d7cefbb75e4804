/*
 * npm run bench:faults [-- --schedules 10000] [--first 5001] [--mutants-within 1000]
 * npm run bench:faults -- --replay 43 [--without no_lanes]
 *
 * Random fault schedules over the real store, sync and server routes, in shards: a run that was cut off goes on where it was,
 * and another one may begin in the middle.
 * Then every mutant: its recorded schedule first, else one after the other until it is noticed. The last line is JSON.
 */
import { performance } from 'node:perf_hooks';
import { argv, exit } from 'node:process';
import { MUTANTS } from '../tests/sync/simulation/mutants.ts';
import { runSchedule } from '../tests/sync/simulation/schedule.ts';
import { KILLING_SEEDS } from '../tests/sync/simulation/seeds.ts';
import { openStage, type Stage } from '../tests/sync/simulation/stage.ts';
import { isCaught, type Trial, tryOut } from '../tests/sync/simulation/trial.ts';
import { UNCAUGHT } from '../tests/sync/simulation/uncaught.ts';
import { keepFailing, keepKilling } from './faults/keep.ts';
import { Shards } from './faults/shards.ts';

const SHARD = 250;
const given = (name: string): string | undefined => {
  const at = argv.indexOf(`--${name}`);
  return at > 0 ? argv[at + 1] : undefined;
};
const option = (name: string, otherwise: number) => Number(given(name) ?? otherwise);
const schedules = option('schedules', 10_000);
const patience = option('mutants-within', 1_000);
const replayed = given('replay');
const shards = new Shards();

/** Each shard plays on a stage of its own, so that none inherits what an earlier one left in memory. */
async function onStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const stage = await openStage();
  try {
    return await work(stage);
  } finally {
    await stage.close();
  }
}

async function shard(from: number, to: number): Promise<Trial> {
  const name = `schedules-${from}-${to}`;
  const known = shards.read<Trial>(name);
  if (known) return known;
  const began = performance.now();
  const trial = await onStage((stage) => tryOut(stage, from, to));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`schedules ${from} to ${to}: ${trial.actions} actions, ${trial.failures.length} failed, ${seconds} s`);
  for (const { seed, what } of trial.failures) console.log(`  ${seed}: ${what}`);
  keepFailing(trial.failures);
  shards.write(name, trial);
  return trial;
}

/** The schedule in which the mutant is noticed; null when none was within the limit. */
async function hunt(stage: Stage, mutant: string): Promise<number | null> {
  const recorded = KILLING_SEEDS[mutant];
  if (recorded !== undefined && (await isCaught(stage, mutant, recorded))) return recorded;
  for (let seed = 1; seed <= patience; seed += 1) if (await isCaught(stage, mutant, seed)) return seed;
  return null;
}

async function caughtAt(stage: () => Promise<Stage>, mutant: string): Promise<number | null> {
  const known = shards.read<{ seed: number | null; within: number }>(`mutant-${mutant}`);
  if (known && (known.seed !== null || known.within >= patience)) return known.seed;
  const seed = await hunt(await stage(), mutant);
  console.log(
    `without ${mutant}: ${seed === null ? `not noticed in ${patience} schedules` : `noticed in schedule ${seed}`}`,
  );
  if (seed !== null) keepKilling({ ...killing, [mutant]: seed });
  shards.write(`mutant-${mutant}`, { seed, within: patience });
  return seed;
}

if (replayed !== undefined) {
  const played = await onStage((stage) =>
    runSchedule(stage, Number(replayed), given('without')).catch((cause: unknown) => cause),
  );
  console.log(played);
  exit(0);
}

const trials: Trial[] = [];
for (let from = option('first', 1); from <= schedules; from += SHARD)
  trials.push(await shard(from, Math.min(schedules, from + SHARD - 1)));

const killing: Record<string, number> = {};
const mutants: Record<string, boolean | string> = {};
let shared: Promise<Stage> | null = null;
const forMutants = () => {
  shared ??= openStage();
  return shared;
};
for (const name of Object.keys(MUTANTS)) {
  const reason = UNCAUGHT[name];
  if (reason !== undefined) {
    console.log(`without ${name}: ${reason}`);
    mutants[name] = 'explained';
    continue;
  }
  const seed = await caughtAt(forMutants, name);
  if (seed !== null) killing[name] = seed;
  mutants[name] = seed !== null;
}

const failures = trials.flatMap((trial) => trial.failures);
const broken = (fault: string) => failures.filter((failure) => failure.fault === fault).length;
const sum = (of: (trial: Trial) => number) => trials.reduce((total, trial) => total + of(trial), 0);
console.log(
  JSON.stringify({
    schedules,
    actions: sum((trial) => trial.actions),
    faults: sum((trial) => trial.faults),
    lost: broken('lost'),
    duplicated: broken('duplicated'),
    resurrected: broken('resurrected'),
    crossed: broken('crossed'),
    disordered: broken('disordered'),
    diverged: broken('diverged'),
    mutants,
  }),
);
exit(failures.length === 0 && Object.values(mutants).every((caught) => caught !== false) ? 0 : 1);
