import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineKit } from '../../src/app/core/engine-kit.ts';
import { createFetches } from '../../src/app/core/fetches.ts';
import { createHistory } from '../../src/app/core/history.ts';
import { once } from '../../src/app/core/once.ts';
import { createMutate, createOutboxActions } from '../../src/app/core/outbox-actions.ts';
import { createSearch } from '../../src/app/core/search.ts';
import { discardUnsent, sendNow } from '../../src/app/core/send-now.ts';
import { sweepOnce } from '../../src/app/core/sweeping.ts';
import { troubleMessage } from '../../src/app/core/trouble.ts';
import { HISTORY_NOTICE } from '../../src/domain/history-query.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { applyHistoryPage } from '../../src/store/apply-pull.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { DatabaseBlockedError } from '../../src/store/open.ts';
import type { OpOf, OpType } from '../../src/store/operations/registry.ts';
import { quarantineKey } from '../../src/store/quarantine.ts';
import { localTypedText } from '../../src/store/typed-text.ts';
import type { ServerSearch } from '../../src/sync/search.ts';
import { id, ids, item, openDb, USER } from '../support/account-db.ts';
import { MemoryStorage } from '../support/memory-storage.ts';
import { ok, transportOf } from '../support/transport.ts';
import { settle, VirtualClock } from '../support/virtual-clock.ts';

describe('how a list was last read', () => {
  it('is asked for again once it is more than a minute old, or has failed', async () => {
    const clock = new VirtualClock();
    const pull = vi.fn(async () => 'pulled' as 'pulled' | 'failed');
    const history = createHistory(pull, clock.now);
    await history.refreshIfOld();
    await clock.pass(60_000);
    await history.refreshIfOld();
    expect(pull).toHaveBeenCalledTimes(1);
    await clock.pass(1);
    pull.mockResolvedValueOnce('failed');
    await history.refreshIfOld();
    expect(history.status.get()).toEqual({ state: 'failed', notice: HISTORY_NOTICE });
    await history.refreshIfOld();
    expect(pull).toHaveBeenCalledTimes(3);
    expect(history.status.get()).toEqual({ state: 'fresh', notice: null });
    // The clock was set back: nothing is known of its age.
    clock.jump(-3_600_000);
    await history.refreshIfOld();
    expect(pull).toHaveBeenCalledTimes(4);
  });

  it('what follows a reading follows one that succeeded alone', async () => {
    const pulled = vi.fn(async () => {});
    await createHistory(async () => 'failed', Date.now, pulled).refresh();
    expect(pulled).not.toHaveBeenCalled();
    await createHistory(async () => 'pulled', Date.now, pulled).refresh();
    expect(pulled).toHaveBeenCalledOnce();
  });
});

it('what could not be fetched for want of a network is fetched when it is back, and nothing else', async () => {
  const fetch = vi.fn(async (name: string) => (name === 'absent' ? 'not here' : 'refused'));
  const failed = () => 'broken';
  const fetches = createFetches<string>({
    loading: 'loading',
    fetch,
    failed,
    isAbsent: (state) => state === 'not here',
  });
  for (const name of ['absent', 'other']) fetches.bring(name);
  expect(fetches.state('absent').get()).toBe('loading');
  await settle();
  fetches.retryAbsent();
  expect(fetch.mock.calls.map(([name]) => name)).toEqual(['absent', 'other', 'absent']);
  fetch.mockRejectedValueOnce(new Error('disk'));
  fetches.bring('other');
  await settle();
  expect(fetches.state('other').get()).toBe('broken');
});

it('a part that could not be loaded is loaded by the next call, one that is here never again', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new TypeError('chunk lost'));
  const part = once(load);
  await expect(part()).rejects.toThrow('chunk lost');
  await settle();
  expect([await part(), await part()]).toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['outdated', /newer version is open in another tab/],
  ['lost', /closed the storage/],
  [new DatabaseBlockedError(), /older version of this page open/],
  [new Error('InvalidStateError'), /does not let this page store anything/],
])('[STO-2] says why the working copy is not there (%s)', (cause, words) => {
  expect(troubleMessage(cause)).toMatch(words);
});

describe('the engine on the device', () => {
  const kitOf = (isHere: boolean, wanted: boolean, keeps: (urls: readonly string[]) => readonly string[]) => {
    const storage = new MemoryStorage();
    if (wanted) storage.setItem('baraza-kit', '1');
    const keep = vi.fn(async (urls: readonly string[]) => keeps(urls));
    const caches = { match: async () => (isHere ? new Response() : undefined) } as unknown as CacheStorage;
    return { kit: engineKit(caches, storage, keep), keep, storage };
  };

  it('is fetched by itself only where somebody chose it once and a new version brought another', async () => {
    const chosen = kitOf(false, true, (urls) => urls);
    const never = kitOf(false, false, (urls) => urls);
    const there = kitOf(true, true, (urls) => urls);
    await vi.waitFor(() => expect(chosen.kit.here.get()).toBe(true));
    await vi.waitFor(() => expect(there.kit.here.get()).toBe(true));
    expect(never.keep).not.toHaveBeenCalled();
    expect(there.keep).not.toHaveBeenCalled();
  });

  it('is here when every file is, and is remembered as chosen then', async () => {
    const { kit, storage } = kitOf(false, false, (urls) => urls.slice(1));
    expect(await kit.fetch()).toBe(false);
    expect([kit.here.get(), storage.getItem('baraza-kit')]).toEqual([false, null]);
    const whole = kitOf(false, false, (urls) => urls);
    expect(await whole.kit.fetch()).toBe(true);
    expect([whole.kit.here.get(), whole.storage.getItem('baraza-kit')]).toEqual([true, '1']);
  });
});

describe('[PULL-4] searching', () => {
  const look = async (online: boolean) => {
    const clock = new VirtualClock();
    const { transport, requests } = transportOf(() =>
      ok({ reports: [item(2)], current_page: 1, total_pages: 1, total_items: 1, page_size: 100 }),
    );
    const told: ServerSearch[] = [];
    const search = createSearch({ transport, clock, online: () => online, log: silentLog });
    search({ text: ' crates ' }).subscribe((one) => told.push(one));
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
    await clock.pass(300);
    return { last: told.at(-1), requests };
  };

  it('asks the server for the words, where there is a network', async () => {
    const { last, requests } = await look(true);
    expect(last).toEqual({ ids: [id(2)], isAsking: false, notice: null });
    expect(requests[0]?.query).toMatchObject({ q: 'crates' });
  });

  it('is the device’s alone without one, and no fault', async () => {
    const { last, requests } = await look(false);
    expect(last).toEqual({ ids: null, isAsking: false, notice: null });
    expect(requests).toEqual([]);
  });
});

describe('what waits on this device', () => {
  let db: AccountDb;
  const wake = vi.fn();
  const typedText = localTypedText(new MemoryStorage());
  const newId = ids(700);
  const portsOf = () => ({ db, userId: USER, owner: USER, typedText, newId, now: () => 0, wake });
  const keep = <Type extends OpType>(n: number, type: Type, payload: OpOf<Type>['payload']) =>
    enqueue(db, { op: { type, payload } as never, opId: id(n), userId: USER, now: 0 });
  const waiting = async () => (await db.outbox.orderBy('seq').toArray()).map((row) => row.type);
  beforeEach(async () => {
    db = await openDb();
    wake.mockClear();
  });
  afterEach(() => db.close());

  it('[OUT-8] each thing a person does about it has the outbox look at once', async () => {
    const actions = createOutboxActions(portsOf());
    await keep(20, 'view', { reportId: id(1) });
    await keep(21, 'found', { reportId: id(1), text: 'Roads flood' });
    const acts = [
      () => createMutate(portsOf())({ type: 'pin', payload: { reportId: id(1), pinned: true } }),
      () => actions.retry(id(20)),
      () => actions.discard(id(20)),
      () => actions.edit(id(21)),
    ];
    for (const [n, act] of acts.entries()) {
      await act();
      expect(wake).toHaveBeenCalledTimes(n + 1);
    }
  });

  it('[OUT-2] Retry lets go what was refused', async () => {
    await keep(20, 'view', { reportId: id(1) });
    await db.outbox.update(id(20), { state: 'dead', nextAt: 9_000 });
    await createOutboxActions(portsOf()).retry(id(20));
    expect(await db.outbox.get(id(20))).toMatchObject({ state: 'queued', nextAt: 0 });
  });

  it('[OUT-2] what is discarded takes along what depends on it, to be seen', async () => {
    await keep(20, 'view', { reportId: id(1) });
    await keep(21, 'view', { reportId: id(2) });
    await db.outbox.update(id(21), { dependsOn: id(20) });
    await createOutboxActions(portsOf()).discard(id(20));
    expect(await db.outbox.toArray()).toMatchObject([
      { opId: id(21), state: 'dead', lastError: { code: 'taken_back' } },
    ]);
  });

  it('[OUT-5] research that may have arrived is ended at the server when it is discarded', async () => {
    await keep(20, 'research', { query: 'Tomatoes rot' });
    await db.outbox.update(id(20), { attempts: 1 });
    await createOutboxActions(portsOf()).discard(id(20));
    expect(await waiting()).toEqual(['research_cancel']);
  });

  it('answers that are discarded are not handed in by the next visit', async () => {
    typedText.write(USER, `answers-${id(1)}`, '["Ghana"]');
    await keep(20, 'answers', { jobId: id(1), answers: { a: 'Ghana' }, asked: 'x' });
    await createOutboxActions(portsOf()).discard(id(20));
    expect(typedText.read(USER, `answers-${id(1)}`)).toBe('');
  });

  it('Edit puts the words where they were written, and takes the intention back', async () => {
    await keep(20, 'found', { reportId: id(1), text: 'They pay daily' });
    const place = await createOutboxActions(portsOf()).edit(id(20));
    expect(place).toMatchObject({ to: `/market-validation/report/${id(1)}#found` });
    expect(typedText.read(USER, `found-${id(1)}`)).toBe('They pay daily');
    expect(await waiting()).toEqual([]);
    await keep(21, 'pin', { reportId: id(1), pinned: true });
    expect(await createOutboxActions(portsOf()).edit(id(21))).toBeNull();
    expect(await waiting()).toEqual(['pin']);
  });

  it('[STO-3] a record that could not be read is thrown away by its own name', async () => {
    const key = await db.quarantine.add({ table: 'outbox', record: {}, reason: '', at: 0 });
    await keep(20, 'view', { reportId: id(1) });
    await createOutboxActions(portsOf()).discard(quarantineKey(Number(key)));
    expect([await db.quarantine.count(), await waiting()]).toEqual([0, ['view']]);
  });

  it('[ACC-1] Send now forgets the back-off, and says how many are left', async () => {
    await keep(20, 'view', { reportId: id(1) });
    await keep(21, 'view', { reportId: id(2) });
    await db.outbox.update(id(20), { nextAt: 9_000 });
    await db.outbox.update(id(21), { state: 'dead' });
    const left = sendNow(db, USER, () => 0, wake);
    await vi.waitFor(async () => expect((await db.outbox.get(id(20)))?.nextAt).toBe(0));
    await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce());
    await db.outbox.update(id(20), { nextAt: 60_000 });
    expect(await left).toBe(2);
  });

  it('[ACC-1] Discard throws away all of it, what could not be read among it, and nothing else that was set aside', async () => {
    await keep(20, 'view', { reportId: id(1) });
    for (const table of ['outbox', 'reports']) await db.quarantine.add({ table, record: {}, reason: '', at: 0 });
    await discardUnsent(db);
    expect(await waiting()).toEqual([]);
    expect(await db.quarantine.toArray()).toMatchObject([{ table: 'reports' }]);
  });

  it('[STO-3] rows are looked through once for each build', async () => {
    const clock = new VirtualClock();
    const { signal } = new AbortController();
    const look = async () => {
      const sweeping = sweepOnce(db, clock, silentLog, signal);
      await vi.waitFor(async () => {
        await clock.pass(100);
        expect(await Promise.race([sweeping.then(() => 'done'), settle()])).toBe('done');
      });
    };
    await applyHistoryPage(db, [item(1)]);
    await db.table('reports').put({ id: id(3), createdAt: 'x', pinned: 0, item: { title: 7 } });
    await look();
    expect(await db.quarantine.count()).toBe(1);
    await db.table('reports').put({ id: id(4), createdAt: 'x', pinned: 0, item: { title: 7 } });
    await look();
    expect(await db.quarantine.count()).toBe(1);
    await db.meta.put({ key: 'swept', value: 'another build' });
    await look();
    expect(await db.quarantine.count()).toBe(2);
  });
});
