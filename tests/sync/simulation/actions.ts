import { enqueue } from '../../../src/store/enqueue.ts';
import { discardEntry, forgetDelays, readEntries, retryEntry } from '../../../src/store/entries.ts';
import type { Op } from '../../../src/store/operations/registry.ts';
import { needsPerson } from '../../../src/store/views/outbox.ts';
import { reportsView } from '../../../src/store/views/reports.ts';
import { trashView } from '../../../src/store/views/trash.ts';
import { begin } from './begin.ts';
import type { Copy, Device } from './device.ts';
import { targetOf } from './ledger.ts';
import { oftener } from './random.ts';
import { readsOf } from './reads.ts';
import type { Tab } from './tab.ts';
import { takeTool } from './tools.ts';
import type { World } from './world.ts';

/** A person's action on one working copy, written into the ledger as it is told to them. */
export async function mutate(world: World, device: Device, copy: Copy, op: Op): Promise<void> {
  const { house, ledger } = world;
  await world.mutant?.beforeEnqueue?.(copy.db);
  const before = await copy.db.outbox.toArray();
  const opId = house.newId();
  const kept = await enqueue(copy.db, { op, opId, userId: copy.userId, now: device.now() });
  const entry = await copy.db.outbox.get(opId);
  const fate = kept !== opId ? 'merged' : entry ? 'waiting' : 'cancelled';
  if (fate === 'waiting') await world.mutant?.afterEnqueue?.(copy.db, opId);
  const target = targetOf(op, opId);
  const known = ledger.actions.get(kept);
  // What it was merged into carries its words from now on.
  if (fate === 'merged' && known) ledger.promise({ ...known, op });
  ledger.promise({
    opId,
    type: op.type,
    op,
    userId: copy.userId,
    copy: copy.name,
    seq: ledger.actions.size,
    target,
    fate,
  });
  const after = new Set(await copy.db.outbox.toCollection().primaryKeys());
  for (const { opId: gone, attempts } of before) {
    // What has left before may have arrived, or may still: what follows it has to undo it.
    if (!after.has(gone)) ledger.end(gone, attempts === 0 ? 'cancelled' : 'withdrawn');
  }
}

/** Something with the reports this working copy shows. */
export async function touchReport(world: World, device: Device, tab: Tab, copy: Copy): Promise<void> {
  const { chance, wishes, reports, devices, house } = world;
  const own = reports.get(copy.userId)?.[devices.indexOf(device)] ?? '';
  const { reports: shown } = await reportsView(copy.db, 100);
  // An empty history is asked for, as every page does that begins with one.
  if (shown.length === 0) return void (await readsOf(device, tab)?.history());
  const chosen = chance.hits(0.6) ? shown.find((report) => report.id === own) : shown[chance.below(shown.length)];
  // A report of the other device's is left alone: what is shown there must be what was wished there.
  const others = devices.flatMap((each, n) => (each === device ? [] : [reports.get(copy.userId)?.[n]]));
  if (!chosen || others.includes(chosen.id)) return restore(world, device, copy, own, others);
  const reportId = chosen.id;
  const tell = (wish: Parameters<typeof wishes.wish>[2]) => {
    if (reportId === own) wishes.wish(copy.name, reportId, wish);
  };
  const dice = chance.next();
  if (dice < 0.33) {
    const pinned = chance.hits(0.5);
    tell({ pinned });
    return mutate(world, device, copy, { type: 'pin', payload: { reportId, pinned } });
  }
  if (dice < 0.47) return mutate(world, device, copy, { type: 'view', payload: { reportId } });
  if (dice < 0.66) {
    const title = `Title ${house.newId()}`;
    tell({ title });
    return mutate(world, device, copy, { type: 'metadata', payload: { reportId, edit: { title } } });
  }
  if (dice < 0.81) {
    const content = `Question ${house.newId()}`;
    const payload = { reportId, content, webSearch: false, sessionId: null };
    return mutate(world, device, copy, { type: 'chat', payload });
  }
  const permanent = chance.hits(0.5);
  tell(GONE);
  return mutate(world, device, copy, { type: 'delete', payload: { reportId, permanent } });
}

/** It takes unsent pins and edits with it. */
const GONE = { gone: true, pinned: undefined, title: undefined };

/** While one page still reads, the person deletes this device's own report in another, which sends that at once. */
export async function overtake(world: World, device: Device, reading: Tab, copy: Copy): Promise<void> {
  await world.quiet.rest();
  const other = device.tabs.find((each) => each !== reading && !each.asleep && !each.dead);
  const reportId = world.reports.get(copy.userId)?.[world.devices.indexOf(device)] ?? '';
  if (!reading.asleep || !other || world.wishes.isGone(copy.name, reportId)) return;
  world.wishes.wish(copy.name, reportId, GONE);
  await mutate(world, device, copy, { type: 'delete', payload: { reportId, permanent: true } });
  begin(world, device.flush(other));
}

async function restore(
  world: World,
  device: Device,
  copy: Copy,
  own: string,
  others: readonly (string | undefined)[],
): Promise<void> {
  const trashed = (await trashView(copy.db)).filter((report) => !others.includes(report.id));
  const [first] = trashed;
  if (!first) return;
  const chosen = world.chance.hits(0.5) ? (trashed.find((report) => report.id === own) ?? first) : first;
  // Its former pin and title come back with it, as they were on the server.
  if (chosen.id === own) world.wishes.wish(copy.name, own, { gone: false });
  return mutate(world, device, copy, { type: 'restore', payload: { reportId: chosen.id } });
}

/** Something that concerns no report: research, answers, more credits. */
export async function ask(world: World, device: Device, tab: Tab, copy: Copy): Promise<void> {
  const { chance, house, ledger } = world;
  if (oftener(chance, world.amid.tools)) return takeTool(world, device, tab, copy);
  const dice = chance.next();
  if (dice < 0.45) {
    return mutate(world, device, copy, { type: 'research', payload: { query: `Tomatoes rot ${house.newId()}` } });
  }
  if (dice < 0.7) {
    const started = [...ledger.actions.values()].filter((a) => a.type === 'research' && a.userId === copy.userId);
    if (started.length === 0) return;
    const done = started.filter((a) => a.fate === 'done');
    const job = chance.pick(done.length > 0 ? done : started);
    if (job.fate === 'done') await house.ask(job.opId);
    const payload = { jobId: job.opId, answers: { question_1: `Ghana ${house.newId()}` }, asked: 'x' };
    return mutate(world, device, copy, { type: 'answers', payload });
  }
  if (dice < 0.78) {
    // The ideas have the reports' ids.
    const resultId = chance.pick(world.reports.get(copy.userId) ?? []);
    return mutate(world, device, copy, { type: 'researched', payload: { sessionId: copy.userId, resultId } });
  }
  if (dice < 0.84) {
    const payload = { about: 'report' as const, text: `Good ${house.newId()}` };
    return mutate(world, device, copy, { type: 'feedback', payload });
  }
  const payload = { creditType: 'market_validation' as const, credits: 2, reason: `More ${house.newId()}` };
  return mutate(world, device, copy, { type: 'credit_request', payload });
}

/** The SHA-256 of a token nobody has. */
const HANDLE = 'a'.repeat(43);

/** Somebody who need not be signed in. */
export async function visit(world: World, device: Device): Promise<void> {
  const copy = await device.copyOf(device.installation);
  const { chance, house, run } = world;
  // One address is wished for on both devices.
  const email = `${chance.hits(0.7) ? 'shared' : house.newId()}-${run}@example.org`;
  if (chance.hits(0.5)) return mutate(world, device, copy, { type: 'newsletter', payload: { email } });
  if (chance.hits(0.4)) {
    // A session left offline: what it ends is no one's data, so that only its own going is looked at.
    if (world.ledger.actions.size % 2 === 0)
      return mutate(world, device, copy, { type: 'end_session', payload: { handle: HANDLE } });
    const payload = { name: 'Ama', email: 'ama@example.org', message: `Hello ${house.newId()}` };
    return mutate(world, device, copy, { type: 'contact', payload });
  }
  return mutate(world, device, copy, { type: 'support', payload: { fullName: `Ama ${house.newId()}` } });
}

/** The sync screen: what failed goes again or is thrown away; what waits is taken back. */
export async function decide(world: World, copy: Copy): Promise<string | null> {
  const { chance, ledger } = world;
  const entries = await readEntries(copy.db);
  if (entries.length === 0) return null;
  const failed = entries.filter(needsPerson);
  const entry = chance.pick(failed.length > 0 ? failed : entries);
  if (needsPerson(entry) && chance.hits(0.6)) {
    await retryEntry(copy.db, entry.opId);
    return entry.opId;
  }
  if (chance.hits(0.3)) {
    await forgetDelays(copy.db);
    return null;
  }
  ledger.end(entry.opId, 'discarded');
  if ('reportId' in entry.payload) world.wishes.wish(copy.name, entry.payload.reportId, { untold: true });
  await discardEntry(copy.db, entry.opId);
  return entry.opId;
}
