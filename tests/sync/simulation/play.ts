import { DAY } from '../../../src/lib/moments.ts';
import { ask, decide, overtake, touchReport, visit } from './actions.ts';
import { begin } from './begin.ts';
import type { OutboxWatch } from './checks.ts';
import type { Device } from './device.ts';
import { oftener } from './random.ts';
import { readsOf } from './reads.ts';
import { checkShown } from './shown.ts';
import { DOOMS, type Tab } from './tab.ts';
import type { World } from './world.ts';

/** The random part of a schedule: people act, pages send and read, and what can go wrong goes wrong. */
export async function play(world: World, watch: OutboxWatch): Promise<void> {
  const { chance, devices, quiet } = world;
  for (const device of devices) {
    device.session.enter(world.accounts[0] ?? '');
    for (const tab of device.tabs) await device.hear(tab);
    const [first] = device.tabs;
    // The first visit: everything is fetched, in calm weather half of the time.
    if (first && chance.hits(0.8)) begin(world, readsOf(device, first)?.history());
    await quiet.rest();
  }
  const steps = 20 + chance.below(30);
  for (let step = 0; step < steps; step += 1) {
    world.house.pass(chance.below(20_000));
    const decided = await oneStep(world, chance.pick(devices), watch);
    await quiet.rest();
    await look(world, watch, decided);
  }
}

/** After each step: every working copy that was written to still keeps every promise. */
async function look(world: World, watch: OutboxWatch, decided: string | null): Promise<void> {
  const [error] = [...world.ledger.broken, ...world.errors];
  if (error) throw error;
  for (const device of world.devices) {
    for (const copy of device.copies.values()) {
      if (!world.changed.take(copy.db.name)) continue;
      await watch.check(world, copy, decided);
      if (!world.accounts.includes(copy.userId)) continue;
      await world.wishes.check(copy, world.mutant);
      await checkShown(world, copy);
    }
  }
}

async function oneStep(world: World, device: Device, watch: OutboxWatch): Promise<string | null> {
  const { amid, chance, network, house, ledger } = world;
  device.tabs = device.tabs.map((tab) => (tab.dead ? device.newTab() : tab));
  // The news of a changed session reaches a page some time after it is awake again.
  for (const tab of device.tabs) if (chance.hits(0.8)) await device.hear(tab);
  const awake = device.tabs.filter((each) => !each.asleep);
  const tab = chance.pick(awake.length > 0 && chance.hits(0.8) ? awake : device.tabs);
  if (chance.hits(0.16)) tab.next = chance.pick(DOOMS);
  const { account } = device.session;
  const copy = account === null ? null : await device.copyOf(account);
  const dice = chance.next();
  if (dice < 0.27) {
    if (copy) begin(world, touchReport(world, device, tab, copy));
  } else if (dice < 0.39) {
    if (copy) await ask(world, device, tab, copy);
  } else if (dice < 0.43) await visit(world, device);
  else if (dice < 0.61) {
    begin(world, device.flush(tab));
    if (chance.hits(0.3)) begin(world, device.flush(chance.pick(device.tabs)));
  } else if (dice < 0.64) begin(world, device.flushVisitor(tab));
  else if (dice < 0.72) {
    begin(world, read(world, device, tab));
    if (copy && oftener(chance, amid.overtaken)) await overtake(world, device, tab, copy);
  } else if (dice < 0.75) await network.deliverLate();
  else if (dice < 0.78) await network.commitSlow();
  else if (dice < 0.86) {
    for (const each of device.tabs) if (chance.hits(0.6)) each.wake();
  } else if (dice < 0.9) await signInOut(world, device, tab, watch);
  else if (dice < 0.93) {
    if (copy) return decide(world, copy);
  } else if (dice < 0.95) {
    const jobs = [...ledger.actions.values()].filter((a) => a.type === 'research' && a.fate === 'done');
    if (jobs.length > 0) await house.publish(chance.pick(jobs).opId);
  } else if (dice < 0.97) device.skew += (chance.hits(0.5) ? 1 : -1) * chance.pick([40_000, 3_600_000, 3 * DAY]);
  else if (chance.hits(0.6)) house.pass(chance.pick([40_000, DAY, 7 * DAY]));
  else {
    house.pass(100 * DAY);
    await (world.mutant?.sweepsWithoutMark ? house.sweepWithoutMark() : house.sweepTombstones());
  }
  return null;
}

async function read({ amid, chance, reports }: World, device: Device, tab: Tab): Promise<void> {
  const reads = readsOf(device, tab);
  if (!reads || tab.account === null) return;
  // What is read takes its time: meanwhile other pages write what is newer.
  if (chance.hits(amid.slowReads)) tab.next = 'sleeps unanswered';
  const dice = chance.next();
  if (dice < 0.6) await reads.history();
  else if (dice < 0.75) await reads.trash();
  else if (dice < 0.9) await reads.chat(chance.pick(reports.get(tab.account) ?? []));
  else await reads.jobs();
}

/** The person signs out, or in as somebody else, in one page; the others hear of it when they are awake. */
async function signInOut(world: World, device: Device, tab: Tab, watch: OutboxWatch): Promise<void> {
  const { chance, accounts, ledger, wishes } = world;
  const former = device.session.account;
  tab.wake();
  // In mid-flush: what is under way is cut off.
  begin(world, device.flush(tab));
  if (chance.hits(0.5)) await new Promise<void>((resolve) => queueMicrotask(resolve));
  const next = former === null || chance.hits(0.7) ? accounts.find((a) => a !== former) : undefined;
  if (next === undefined) device.session.leave();
  else device.session.enter(next);
  await device.hear(tab);
  const copy = former === null ? undefined : device.copies.get(former);
  // 'Keep my saved reports' was not ticked: the whole copy goes, and what waited with it, as the person was asked.
  if (!copy || !chance.hits(0.2) || device.tabs.some((each) => each.account === former)) return;
  ledger.clear(copy.name);
  await copy.db.transaction('rw', copy.db.tables, () => Promise.all(copy.db.tables.map((table) => table.clear())));
  wishes.forget(copy.name);
  watch.forget(copy.name);
}
