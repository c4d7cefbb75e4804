import { readEntries } from '../../../src/store/entries.ts';
import { laneOf } from '../../../src/store/operations/registry.ts';
import type { ReportRow } from '../../../src/store/rows.ts';
import { needsPerson } from '../../../src/store/views/outbox.ts';
import type { Happened } from './audit.ts';
import type { Copy } from './device.ts';
import { type Action, Broken } from './ledger.ts';
import type { World } from './world.ts';

/** Watches one working copy's outbox from step to step. */
export class OutboxWatch {
  readonly #before = new Map<string, Map<string, 'waits' | 'needs a person'>>();

  async check({ ledger, network }: World, { db, name, userId }: Copy, decided: string | null): Promise<void> {
    const entries = await readEntries(db);
    const now = new Map(
      entries.map((e) => [e.opId, needsPerson(e) ? ('needs a person' as const) : ('waits' as const)]),
    );
    for (const [opId, state] of this.#before.get(name) ?? []) {
      if (!now.has(opId) && ledger.actions.get(opId)?.fate === 'waiting')
        throw new Broken('lost', `${opId} left the outbox of ${name} without an answer`);
      // OUT-2, OUT-9: nobody but the person lets these go again.
      if (state === 'needs a person' && now.get(opId) === 'waits' && opId !== decided)
        throw new Broken('resurrected', `${opId} was refused on ${name} and goes again by itself`);
    }
    for (const entry of entries) {
      if (entry.userId !== userId) throw new Broken('crossed', `${name} holds an entry of ${entry.userId}`);
      if (entry.state !== 'dead') continue;
      const refusals = network.refused.get(entry.opId) ?? [];
      const isGiven = refusals.some((r) => r.code === entry.lastError?.code && r.code !== 'idempotency_mismatch');
      if (!isGiven)
        throw new Broken('lost', `${entry.type} was ended by what was no refusal: ${entry.lastError?.code}`);
    }
    this.#before.set(name, now);
  }

  forget(name: string): void {
    this.#before.delete(name);
  }
}

/** What may stand for an effect of its own: somebody else had done the same. */
function isServed(world: World, action: Action, happened: readonly Happened[]): boolean {
  const { type, target, userId, opId } = action;
  switch (type) {
    case 'delete':
      return happened.some((h) => h.kind === 'delete' && h.target === target);
    case 'newsletter':
      return happened.some((h) => h.kind === 'newsletter' && h.target === target);
    case 'credit_request':
      return happened.some((h) => h.kind === 'credit_request' && h.user_id === userId);
    case 'explorer_delete':
    case 'refiner_delete':
      return happened.some((h) => h.kind === type && h.target === target) || wasGone(world, opId);
    case 'end_session':
    // What a cancelling must have come to is looked at by itself.
    case 'explorer_cancel':
      return true;
    case 'view':
      // Opened twice at the same moment, it was opened once.
      return wasGone(world, opId) || happened.some((h) => h.kind === 'view' && h.target === target);
    case 'explorer_marks':
      return wasGone(world, opId);
    default:
      return false;
  }
}

const wasGone = ({ network }: World, opId: string): boolean =>
  (network.refused.get(opId) ?? []).some((r) => r.status === 404 || r.status === 410);

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

function holds({ words }: Happened, wished: object): boolean {
  const now = JSON.parse(words ?? '{}') as Record<string, boolean>;
  return Object.entries(wished).every(([mark, value]) => now[mark] === value);
}

/** Each action has exactly one effect or one visible reason, under its own account, in its lane's order. */
export async function checkEffects(world: World, happened: readonly Happened[]): Promise<void> {
  const { ledger, house, accounts } = world;
  const actions = [...ledger.actions.values()];
  const byOp = groupBy(happened, (h) => h.op ?? '');
  for (const h of happened) {
    if (h.op === null || !ledger.actions.has(h.op))
      throw new Broken('duplicated', `${h.kind} of ${h.target} happened and nobody wished it`);
  }
  for (const action of actions) {
    const { opId, type, fate } = action;
    const all = byOp.get(opId) ?? [];
    const effects = all.filter((h) => h.kind === type);
    const stranger = all.find((h) => h.user_id !== null && h.user_id !== action.userId);
    if (stranger) throw new Broken('crossed', `${type} of ${action.userId} happened to ${stranger.user_id}`);
    if (effects.length > 1) throw new Broken('duplicated', `${type} ${opId} happened ${effects.length} times`);
    if (effects.length > 0 && (fate === 'merged' || fate === 'cancelled'))
      throw new Broken('resurrected', `${type} was ${fate} and happened`);
    if (fate === 'done' && effects.length === 0 && !isServed(world, action, happened))
      throw new Broken('lost', `${type} ${opId} was answered and never happened`);
    if (
      fate === 'done' &&
      action.op.type === 'explorer_marks' &&
      effects[0] &&
      !holds(effects[0], action.op.payload.marks)
    )
      throw new Broken('lost', `the marks of ${opId} are not those that were wished last`);
    if (fate === 'done' && action.op.type === 'metadata' && effects[0]?.words !== action.op.payload.edit.title)
      throw new Broken('lost', `the words of ${opId} are not those that were wished last`);
  }
  for (const userId of accounts) {
    for (const id of await house.exploring(userId)) {
      if (actions.some((a) => a.type === 'explorer_cancel' && a.target === id && a.fate === 'done'))
        throw new Broken('resurrected', `the exploration ${id} was cancelled and goes on`);
    }
    const { jobs, charged } = await house.jobsAndCharges(userId);
    if (jobs !== charged) throw new Broken('duplicated', `${jobs} jobs and ${charged} charged`);
    const revs = happened.flatMap((h) => (h.user_id === userId && h.rev !== null ? [h.rev] : []));
    if (revs.some((rev, n) => n > 0 && rev <= (revs[n - 1] ?? 0)))
      throw new Broken('disordered', 'revisions went back');
  }
  const place = new Map(happened.map((h) => [h.op, h.n]));
  const lanes = groupBy(
    actions.filter((a) => a.fate === 'done' && place.has(a.opId)),
    (a) => `${a.copy} ${laneOf(a.op, a.opId)}`,
  );
  for (const [lane, inLane] of lanes) {
    const places = inLane.sort((a, b) => a.seq - b.seq).map((a) => place.get(a.opId) ?? 0);
    if (places.some((n, at) => at > 0 && n < (places[at - 1] ?? 0))) throw new Broken('disordered', lane);
  }
}

/** The second fences (SRV-2), and what a person was told: refused means that it did not happen. */
export async function checkFences({ devices }: World, happened: readonly Happened[]): Promise<void> {
  for (const kind of ['credit_request', 'newsletter']) {
    const targets = happened.flatMap((h) => (h.kind === kind ? [`${h.user_id} ${h.target}`] : []));
    if (new Set(targets).size < targets.length) throw new Broken('duplicated', `two of ${kind} where one may be`);
  }
  for (const device of devices) {
    for (const { db } of device.copies.values()) {
      for (const entry of await readEntries(db)) {
        if (entry.state === 'dead' && happened.some((h) => h.op === entry.opId && h.kind === entry.type))
          throw new Broken('lost', `${entry.type} ${entry.opId} happened, and is shown as refused`);
      }
    }
  }
}

/** At rest: nothing waits but what needs a person, and the rows are the server's. */
export async function checkAtRest(world: World, copy: Copy): Promise<void> {
  const stuck = (await readEntries(copy.db)).filter((entry) => !needsPerson(entry));
  if (stuck.length > 0) throw new Broken('lost', `${stuck[0]?.type} still waits on ${copy.name} after healing`);
  const here = new Set(await copy.db.outbox.toCollection().primaryKeys());
  for (const { opId, copy: at, fate, type } of world.ledger.actions.values()) {
    if (at === copy.name && fate === 'waiting' && !here.has(opId))
      throw new Broken('lost', `${type} ${opId} is nowhere on ${copy.name}`);
  }
}

export function checkTrash(copy: Copy, rows: readonly { id: string }[], onServer: readonly { id: string }[]): void {
  const ids = (of: readonly { id: string }[]) =>
    of
      .map((row) => row.id)
      .sort()
      .join();
  if (ids(rows) !== ids(onServer))
    throw new Broken('diverged', `the trash of ${copy.name}: ${ids(rows)} is not ${ids(onServer)}`);
}

export function checkSame(copy: Copy, rows: readonly ReportRow[], onServer: readonly { id: string }[]): void {
  const here = rows.map((row) => row.item).sort((a, b) => a.id.localeCompare(b.id));
  const there = [...onServer].sort((a, b) => a.id.localeCompare(b.id));
  for (const { id } of here) {
    if (!there.some((row) => row.id === id)) throw new Broken('resurrected', `${id} is gone and still on ${copy.name}`);
  }
  if (JSON.stringify(here) !== JSON.stringify(there))
    throw new Broken('diverged', `${copy.name}: ${JSON.stringify(here)} is not ${JSON.stringify(there)}`);
}
