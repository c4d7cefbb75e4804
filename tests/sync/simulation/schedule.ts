import { checkEffects, checkFences, OutboxWatch } from './checks.ts';
import { Device } from './device.ts';
import { heal } from './heal.ts';
import { Ledger } from './ledger.ts';
import { MUTANTS } from './mutants.ts';
import { FaultyNetwork } from './network.ts';
import { play } from './play.ts';
import { chances } from './random.ts';
import type { Stage } from './stage.ts';
import { Wishes } from './wishes.ts';
import type { World } from './world.ts';

export interface Tally {
  readonly actions: number;
  readonly faults: number;
}

const REPORTS = 5;

/**
 * One random schedule over the real store, the real sync and the real server's routes: two accounts, two devices with two
 * pages each, and everything that can go wrong in between. Throws `Broken` when a promise is broken; with a mutant, one
 * safeguard is missing and it should.
 */
export async function runSchedule(
  { house, quiet, changed }: Stage,
  seed: number,
  mutant?: string,
  amid = mutant === undefined ? undefined : MUTANTS[mutant]?.amid,
): Promise<Tally> {
  const run = await house.begin();
  const chance = chances(seed);
  const without = mutant === undefined ? null : MUTANTS[mutant];
  if (without === undefined) throw new RangeError(`There is no mutant ${mutant}`);
  const accounts = [house.newId(), house.newId()];
  const some = () => Array.from({ length: REPORTS }, () => house.newId());
  const reports = new Map(accounts.map((account) => [account, some()]));
  for (const [userId, ids] of reports) await house.settle(userId, ids);
  const ledger = new Ledger();
  const network = new FaultyNetwork(house, chance, ledger, without);
  network.level = chance.pick([0.3, 0.7, 1, 1.3]);
  // Two schedules of three are of reports and research alone, so that more of it comes together in each.
  const circumstances = { tools: seed % 3 === 0 ? 0.5 : 0, stopped: 0, held: 0, slowReads: 0.3, overtaken: 0, ...amid };
  network.held = circumstances.held;
  const world: World = {
    house,
    network,
    chance,
    quiet,
    changed,
    run,
    accounts,
    reports,
    ledger,
    wishes: new Wishes(),
    mutant: without,
    devices: [],
    amid: circumstances,
    errors: [],
  };
  for (const name of ['one', 'two']) world.devices.push(new Device(world, name, house.newId()));
  try {
    await play(world, new OutboxWatch());
    await heal(world);
    const happened = await house.happened(accounts, [...world.ledger.actions.keys()]);
    await checkEffects(world, happened);
    await checkFences(world, happened);
    return { actions: world.ledger.actions.size, faults: network.faults };
  } finally {
    for (const device of world.devices) device.close();
  }
}
