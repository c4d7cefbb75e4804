import type { ReportListItem } from '../../../src/contract/report.ts';
import { silentLog } from '../../../src/lib/log.ts';
import type { AccountDb } from '../../../src/store/account-db.ts';
import { enqueue } from '../../../src/store/enqueue.ts';
import type { Op } from '../../../src/store/ops.ts';
import { reportView } from '../../../src/store/views/reports.ts';
import { startFlush } from '../../../src/sync/flush.ts';
import { createPull } from '../../../src/sync/pull.ts';
import { id, ids, newDisk, openDb, USER } from '../../support/account-db.ts';
import { ModelServer } from './model-server.ts';
import { FaultyNetwork, type Tab } from './network.ts';
import { type Chances, chances } from './random.ts';

/** A safeguard that is taken away; the schedules must then fail. */
export type Mutant = 'nodedupe' | 'store5xx' | 'newkey' | 'viewserver' | 'norevguard';

export interface Tally {
  actions: number;
  faults: number;
}

interface Device {
  readonly name: string;
  readonly db: AccountDb;
  tabs: LiveTab[];
  /** The report that only this device touches: what it last wished must always be what it shows. */
  readonly own: string;
  wished: boolean | null;
}
interface LiveTab extends Tab {
  readonly abort: AbortController;
}

const REPORTS = 3;
const newId = ids(1_000_000);

/** Real turns enough for what a step has begun to come to rest. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * One random schedule over the real store and the real sync: two devices with two tabs each, one account, a server in
 * memory and everything that can go wrong in between. Throws with the seed when a promise is broken.
 */
export async function runSchedule(seed: number, mutant: Mutant | null = null): Promise<Tally> {
  const chance = chances(seed);
  const server = new ModelServer(REPORTS, mutant === 'nodedupe' || mutant === 'store5xx' ? mutant : null);
  const network = new FaultyNetwork(server, chance, mutant === 'newkey');
  let now = Date.UTC(2026, 0, 5);
  const clock = { now: () => now, after: () => () => {} };
  /** The operations that were promised to the person, with what became of each. */
  const promised = new Map<string, { place: string; device: string; seq: number }>();
  let actions = 0;

  const newTab = (): LiveTab => ({ dead: false, next: null, abort: new AbortController() });
  const device = async (name: string, own: string): Promise<Device> => {
    const db = await openDb(newDisk());
    return { name, db, own, wished: null, tabs: [newTab(), newTab()] };
  };
  const devices = [await device('one', id(1)), await device('two', id(2))];
  const fail = (what: string): never => {
    throw new Error(`seed ${seed}: ${what}`);
  };

  const intend = async (from: Device, op: Op, place: string) => {
    const opId = await enqueue(from.db, { op, opId: newId(), userId: USER, now });
    actions += 1;
    const entry = await from.db.outbox.get(opId);
    promised.set(opId, { place: place || opId, device: from.name, seq: entry?.seq ?? 0 });
    return opId;
  };
  const flush = (from: Device, tab: LiveTab) => {
    const ports = {
      db: from.db,
      userId: USER,
      transport: network.transport(tab),
      renew: async () => (network.healed || chance.hits(0.7) ? ('renewed' as const) : ('unreachable' as const)),
      now: clock.now,
      random: chance.next,
      newId,
      log: silentLog,
      settled: () => {},
    };
    return startFlush(ports, tab.abort.signal, network.healed || chance.hits(0.3));
  };
  const pull = async (from: Device, tab: LiveTab) => {
    if (mutant === 'norevguard')
      await from.db.reports.toCollection().modify((row) => {
        row.item = { ...row.item, rev: -1 };
      });
    const transport = network.transport(tab);
    return createPull({ db: from.db, userId: USER, transport, clock, log: silentLog }, AbortSignal.abort())();
  };

  const shownPin = async (from: Device): Promise<boolean | null> => {
    if (mutant === 'viewserver') return (await from.db.reports.get(from.own))?.item.isPinned ?? null;
    return (await reportView(from.db, from.own))?.isPinned ?? null;
  };
  const checkViews = async () => {
    for (const each of devices) {
      const shown = await shownPin(each);
      if (each.wished !== null && shown !== null && shown !== each.wished) fail('a wish went back');
    }
  };

  for (const each of devices) for (const row of server.rows.values()) await putRow(each.db, row);
  const steps = 20 + chance.below(25);
  for (let step = 0; step < steps; step += 1) {
    now += chance.below(20_000);
    if (chance.hits(0.02)) now += (chance.hits(0.5) ? 1 : -1) * 3 * 86_400_000;
    const from = chance.pick(devices);
    from.tabs = from.tabs.map((tab) => (tab.dead ? newTab() : tab));
    const tab = chance.pick(from.tabs);
    if (chance.hits(0.12)) tab.next = chance.hits(0.5) ? 'dies' : 'freezes';
    await act(chance, from, tab);
    await rest();
    await checkViews();
  }

  async function act(by: Chances, from: Device, tab: LiveTab): Promise<void> {
    const dice = by.next();
    const shared = id(REPORTS);
    if (dice < 0.16) {
      const pinned = by.hits(0.5);
      const place = by.hits(0.7) ? from.own : shared;
      await intend(from, { type: 'pin', payload: { reportId: place, pinned } }, place);
      if (place === from.own) from.wished = pinned;
    } else if (dice < 0.26) {
      const place = by.hits(0.5) ? from.own : shared;
      await intend(from, { type: 'view', payload: { reportId: place } }, place);
    } else if (dice < 0.34) {
      const jobId = await intend(from, { type: 'research', payload: { query: 'Tomatoes rot' } }, '');
      if (by.hits(0.5)) await intend(from, { type: 'answers', payload: { jobId, answers: {}, asked: 'x' } }, jobId);
    } else if (dice < 0.7) {
      void flush(from, tab);
      if (by.hits(0.3)) void flush(from, by.pick(from.tabs));
    } else if (dice < 0.82) {
      void pull(from, tab).catch(() => {});
    } else if (dice < 0.9) network.deliverLate();
    else if (dice < 0.95) server.commitLate();
    else network.wakeOne();
  }

  network.heal();
  await rest();
  for (const each of devices) each.tabs = [newTab(), newTab()];
  for (let round = 0; ; round += 1) {
    now += 600_000;
    for (const each of devices) await flush(each, each.tabs[0] ?? newTab()).done;
    const left = await Promise.all(devices.map((each) => each.db.outbox.count()));
    if (left.every((count) => count === 0)) break;
    if (round > 30) fail('not empty 30 rounds after healing');
  }
  for (const each of devices) await pull(each, newTab());

  for (const [opId, { place }] of promised) {
    const times = server.effects.get(opId) ?? 0;
    if (times === 0) fail(`lost: ${opId} on ${place}`);
    if (times > 1) fail(`twice: ${opId} on ${place}`);
  }
  if (server.effects.size !== promised.size) fail('something happened that nobody wished');
  if (server.charged !== server.jobs.size) fail('charged and not created');
  for (const [place, order] of server.order) {
    for (const { name } of devices) {
      const seqs = order.flatMap((opId) => {
        const made = promised.get(opId);
        return made?.device === name ? [made.seq] : [];
      });
      if (seqs.some((seq, n) => n > 0 && seq < (seqs[n - 1] ?? 0))) fail(`out of order on ${place}`);
    }
  }
  for (const each of devices) {
    for (const row of server.rows.values()) {
      const here = await each.db.reports.get(row.id);
      if (JSON.stringify(here?.item) !== JSON.stringify(row)) fail(`not the same in the end: ${row.id}`);
    }
  }
  await checkViews();
  for (const each of devices) each.db.close();
  return { actions, faults: network.faults };
}

async function putRow(db: AccountDb, item: ReportListItem): Promise<void> {
  await db.reports.put({ id: item.id, createdAt: item.createdAt, pinned: 0, item });
  await db.meta.put({ key: 'cursor', value: String(item.rev) });
}
