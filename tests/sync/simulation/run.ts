import { reportHistory } from '../../../src/contract/reports.ts';
import * as v from 'valibot';
import { retryEntry, readEntries } from '../../../src/store/entries.ts';
import { needsPerson } from '../../../src/store/views/outbox.ts';
import { DAY } from '../../../src/lib/moments.ts';
import { ask, decide, intend, touchReport, visit } from './actions.ts';
import { checkAtRest, checkEffects, checkSame, OutboxWatch } from './checks.ts';
import { type Copy, Device, Tab } from './device.ts';
import { type House, tokenOf } from './house.ts';
import { Broken, Ledger } from './ledger.ts';
import { MUTANTS } from './mutants.ts';
import { FaultyNetwork } from './network.ts';
import type { Quiet } from './quiet.ts';
import { chances } from './random.ts';
import { Wishes } from './wishes.ts';
import type { World } from './world.ts';

export interface Tally {
  readonly actions: number;
  readonly faults: number;
}

const REPORTS = 5;
const ROUNDS = 30;

/**
 * One random schedule over the real store, the real sync and the real server's routes: two accounts, two devices with two
 * tabs each, and everything that can go wrong in between. Throws `Broken` when a promise is broken.
 */
export async function runSchedule(house: House, quiet: Quiet, seed: number, mutant: string | null = null): Promise<Tally> {
  const run = await house.begin();
  const chance = chances(seed);
  const accounts = [house.newId(), house.newId()];
  const reports = new Map(accounts.map((a) => [a, Array.from({ length: REPORTS }, () => house.newId())]));
  for (const [userId, ids] of reports) await house.settle(userId, ids);
  const network = new FaultyNetwork(house, chance, MUTANTS[mutant ?? ''] ?? null);
  network.level = chance.pick([0.3, 0.7, 1, 1.3]);
  const world: World = {
    house,
    network,
    chance,
    quiet,
    run,
    accounts,
    reports,
    ledger: new Ledger(),
    wishes: new Wishes(),
    mutant: MUTANTS[mutant ?? ''] ?? null,
    devices: [],
  };
  for (const name of ['one', 'two']) world.devices.push(new Device(world, name, house.newId()));
  try {
    await play(world);
    await heal(world);
    await checkEffects(world);
    return { actions: world.ledger.actions.size, faults: network.faults };
  } finally {
    for (const device of world.devices) device.close();
  }
}

/** What a page begins and nobody waits for: it may be cut off at any point. */
const begin = (work: Promise<unknown>) => void work.catch((cause) => escape(cause));
/** A page whose database was closed under it, or whose account changed, has an end like any other. */
function escape(cause: unknown): void {
  const name = cause instanceof Error ? cause.name : '';
  if (!['DatabaseClosedError', 'AbortError', 'InvalidStateError'].includes(name) && !(cause instanceof Error && cause.message === 'The account has changed')) throw cause;
}

async function play(world: World): Promise<void> {
  const { chance, devices, quiet, wishes } = world;
  const watch = new OutboxWatch();
  for (const device of devices) {
    device.session = world.accounts[0] ?? null;
    for (const tab of device.tabs) await device.hear(tab);
    const [first] = device.tabs;
    // The first visit: everything is fetched, in calm weather half of the time.
    if (first && chance.hits(0.8)) begin(device.pull(first));
    await quiet.rest();
  }
  const steps = 25 + chance.below(35);
  for (let step = 0; step < steps; step += 1) {
    world.house.pass(chance.below(20_000));
    const device = chance.pick(devices);
    const decided = await oneStep(world, device, watch);
    await quiet.rest();
    for (const each of devices) {
      for (const copy of each.copies.values()) {
        await watch.check(world, copy, decided);
        if (world.accounts.includes(copy.userId)) await wishes.check(copy, world.mutant);
      }
    }
  }
}

async function oneStep(world: World, device: Device, watch: OutboxWatch): Promise<string | null> {
  const { chance, network, house, ledger } = world;
  device.tabs = device.tabs.map((tab) => (tab.dead ? new Tab() : tab));
  // The news of a changed session reaches a page some time after it is awake again.
  for (const tab of device.tabs) if (chance.hits(0.8)) await device.hear(tab);
  const tab = chance.pick(device.tabs);
  if (chance.hits(0.16)) {
    tab.next = chance.pick(['dies unsent', 'dies unanswered', 'sleeps unsent', 'sleeps unanswered'] as const);
  }
  const copy = device.session === null ? null : await device.copyOf(device.session);
  const dice = chance.next();
  if (dice < 0.24) {
    if (copy) await touchReport(world, device, copy);
  } else if (dice < 0.34) {
    if (copy) await ask(world, device, copy);
  } else if (dice < 0.37) await visit(world, device);
  else if (dice < 0.6) {
    begin(device.flush(tab));
    if (chance.hits(0.3)) begin(device.flush(chance.pick(device.tabs)));
  } else if (dice < 0.63) begin(device.flushVisitor(tab));
  else if (dice < 0.72) begin(device.pull(tab));
  else if (dice < 0.77) await network.deliverLate();
  else if (dice < 0.81) await network.commitSlow();
  else if (dice < 0.86) {
    for (const each of device.tabs) if (chance.hits(0.6)) each.wake();
  } else if (dice < 0.9) {
    await signInOut(world, device, tab, watch);
  } else if (dice < 0.93) {
    if (copy) return decide(world, copy);
  } else if (dice < 0.95) {
    const jobs = [...ledger.actions.values()].filter((a) => a.type === 'research' && a.fate === 'done');
    if (jobs.length > 0) await house.publish(chance.pick(jobs).opId);
  } else if (dice < 0.98) device.skew += (chance.hits(0.5) ? 1 : -1) * chance.pick([40_000, 3_600_000, 3 * DAY]);
  else if (chance.hits(0.7)) house.pass(chance.pick([40_000, DAY, 7 * DAY]));
  else {
    house.pass(100 * DAY);
    await house.sweepTombstones();
  }
  return null;
}

/** The person signs out, or in as somebody else, in one page; the others hear of it when they are awake. */
async function signInOut(world: World, device: Device, tab: Tab, watch: OutboxWatch): Promise<void> {
  const { chance, accounts, ledger, wishes } = world;
  const former = device.session;
  tab.wake();
  // In mid-flush: what is under way is cut off.
  begin(device.flush(tab));
  if (chance.hits(0.5)) await new Promise<void>((resolve) => queueMicrotask(resolve));
  device.session = former === null || chance.hits(0.7) ? (accounts.find((a) => a !== former) ?? null) : null;
  await device.hear(tab);
  const copy = former === null ? undefined : device.copies.get(former);
  // 'Keep my saved reports' was not ticked: the whole copy goes, and what waited with it, as the person was asked.
  if (!copy || !chance.hits(0.2) || device.tabs.some((each) => each.account === former)) return;
  for (const opId of await copy.db.outbox.toCollection().primaryKeys()) ledger.end(opId, 'discarded');
  await copy.db.transaction('rw', copy.db.tables, () => Promise.all(copy.db.tables.map((table) => table.clear())));
  wishes.forget(copy.name);
  watch.forget(copy.name);
}

async function heal(world: World): Promise<void> {
  const { devices, network, quiet, house } = world;
  await network.heal();
  for (const device of devices) {
    for (const tab of device.tabs) {
      tab.dead = true;
      tab.wake();
    }
  }
  await quiet.rest();
  // Everything that is told to others in one device's round has to reach the others in their own.
  for (const pass of ['send', 'bring'] as const) {
    for (const device of devices) {
      for (const copy of [...device.copies.values()]) {
        const isVisitor = copy.userId === device.installation;
        if (pass === 'bring' && isVisitor) continue;
        await (pass === 'send' ? drain(world, device, copy) : bring(world, device, copy));
      }
    }
  }
  await quiet.rest();
}

async function freshTab(device: Device, copy: Copy): Promise<Tab> {
  const tab = new Tab();
  if (copy.userId !== device.installation) device.session = copy.userId;
  device.tabs = [tab];
  await device.hear(tab);
  return tab;
}

async function drain(world: World, device: Device, copy: Copy): Promise<void> {
  const tab = await freshTab(device, copy);
  const isVisitor = copy.userId === device.installation;
  for (let round = 0; ; round += 1) {
    world.house.pass(600_000);
    await (isVisitor ? device.flushVisitor(tab) : device.flush(tab));
    const entries = await readEntries(copy.db);
    const parked = entries.filter((entry) => entry.state === 'parked');
    if (parked.length === 0 && entries.every(needsPerson)) break;
    // A new week, and the person lets it go again.
    if (parked.length > 0) world.house.pass(7 * DAY);
    for (const entry of parked) await retryEntry(copy.db, entry.opId);
    if (round > ROUNDS) throw new Broken('lost', `${entries[0]?.type} waits on ${copy.name} ${ROUNDS} rounds after healing`);
  }
  tab.close();
  await checkAtRest(world, copy);
}

async function bring(world: World, device: Device, copy: Copy): Promise<void> {
  const tab = await freshTab(device, copy);
  await device.pull(tab);
  tab.close();
  const path = `/api/reports/history?page=1&page_size=100`;
  const headers = { apikey: 'baraza-public-client', authorization: `Bearer ${tokenOf(copy.userId)}` };
  const answer = await world.house.deliver({ method: 'GET', path, headers, body: undefined });
  await checkSame(copy, v.parse(reportHistory.answer, await answer.json()).data.reports);
  await world.wishes.check(copy, world.mutant);
}
