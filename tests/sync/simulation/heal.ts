import * as v from 'valibot';
import type { ReportListItem } from '../../../src/contract/report.ts';
import { reportHistory, reportTrash } from '../../../src/contract/reports.ts';
import { DAY } from '../../../src/lib/moments.ts';
import { readEntries, retryEntry } from '../../../src/store/entries.ts';
import { needsPerson } from '../../../src/store/views/outbox.ts';
import { checkAtRest, checkSame, checkTrash } from './checks.ts';
import type { Copy, Device } from './device.ts';
import { PUBLIC_KEY } from './house.ts';
import { Broken } from './ledger.ts';
import { readsOf } from './reads.ts';
import type { Tab } from './tab.ts';
import { tokenOf } from './tokens.ts';
import type { World } from './world.ts';

/** Rounds within which everything must have found its end once the network is good. */
const ROUNDS = 30;

/** The weather clears; every page is closed and one is opened again. Then everything must come to rest, and be the same everywhere. */
export async function heal(world: World): Promise<void> {
  const { devices, network, quiet } = world;
  await network.heal();
  for (const device of devices) {
    for (const tab of device.tabs) {
      tab.dead = true;
      tab.wake();
    }
  }
  await quiet.rest();
  // Everything that is told to others in one device's round has to reach the others in their own.
  const tabs = new Map<Copy, Tab>();
  for (const device of devices) {
    for (const copy of [...device.copies.values()]) {
      const tab = await freshTab(device, copy);
      tabs.set(copy, tab);
      if ((await copy.db.outbox.count()) > 0) await sendAll(world, device, copy, tab);
      await checkAtRest(world, copy);
    }
  }
  for (const account of world.accounts) {
    const there = await onServer(world, account);
    for (const device of devices) {
      const copy = device.copies.get(account);
      const tab = copy && tabs.get(copy);
      if (tab) await bring(world, device, tab, copy, there);
    }
  }
  await quiet.rest();
}

async function freshTab(device: Device, copy: Copy): Promise<Tab> {
  const tab = device.newTab();
  device.tabs = [tab];
  if (copy.userId === device.installation) return tab;
  device.session.enter(copy.userId);
  await device.hear(tab);
  return tab;
}

async function sendAll(world: World, device: Device, copy: Copy, tab: Tab): Promise<void> {
  for (let round = 0; ; round += 1) {
    world.house.pass(600_000);
    await (copy.userId === device.installation ? device.flushVisitor(tab) : device.flush(tab));
    const entries = await readEntries(copy.db);
    const parked = entries.filter((entry) => entry.state === 'parked');
    if (parked.length === 0 && entries.every(needsPerson)) return;
    // A new week, and the person lets it go again.
    if (parked.length > 0) world.house.pass(7 * DAY);
    for (const entry of parked) await retryEntry(copy.db, entry.opId);
    if (round > ROUNDS) {
      const stuck = entries.find((entry) => !needsPerson(entry)) ?? entries[0];
      throw new Broken('lost', `${stuck?.type} waits on ${copy.name} ${ROUNDS} rounds after healing`);
    }
  }
}

async function bring(world: World, device: Device, tab: Tab, copy: Copy, there: There): Promise<void> {
  device.session.enter(copy.userId);
  const reads = readsOf(device, tab);
  await reads?.history();
  await reads?.trash();
  checkSame(copy, await copy.db.reports.toArray(), there.history);
  checkTrash(copy, await copy.db.trash.toArray(), there.trash);
  await world.wishes.check(copy, world.mutant);
}

interface There {
  readonly history: readonly ReportListItem[];
  readonly trash: readonly ReportListItem[];
}

/** What the server has of an account, asked over no network at all. */
async function onServer({ house }: World, userId: string): Promise<There> {
  const list = async (call: typeof reportHistory | typeof reportTrash) => {
    const headers = { apikey: PUBLIC_KEY, authorization: `Bearer ${tokenOf(userId, house.now())}` };
    const path = `${call.path}?page=1&page_size=100`;
    const answer = await house.deliver({ method: 'GET', path, headers, body: undefined });
    return v.parse(call.answer, await answer.json()).data.reports;
  };
  return { history: await list(reportHistory), trash: await list(reportTrash) };
}
