import type { IDBFactory } from 'fake-indexeddb';
import { createExchange } from '../../../src/api/exchange.ts';
import { silentLog } from '../../../src/lib/log.ts';
import type { AccountDb } from '../../../src/store/account-db.ts';
import { startFlush } from '../../../src/sync/flush.ts';
import { createPull } from '../../../src/sync/pull.ts';
import type { Transport } from '../../../src/sync/transport.ts';
import { newDisk, openDb } from '../../support/account-db.ts';
import { ORIGIN, tokenOf } from './house.ts';
import type { World } from './world.ts';

/** Whose working copy: an account's, or the visitors'. */
export interface Copy {
  readonly name: string;
  readonly userId: string;
  /** The checker's own way in: no mutant reaches it. */
  readonly db: AccountDb;
}

type Doom = 'dies unsent' | 'dies unanswered' | 'sleeps unsent' | 'sleeps unanswered';

/** One page. It learns of what other pages do to the session only while it is awake. */
export class Tab {
  dead = false;
  next: Doom | null = null;
  /** Whom this page believes to be signed in. */
  account: string | null = null;
  db: AccountDb | null = null;
  abort = new AbortController();
  #sleep: { until: Promise<void>; wake: () => void } | null = null;

  get asleep(): boolean {
    return this.#sleep !== null;
  }

  fallAsleep(): void {
    let wake = () => {};
    const until = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.#sleep ??= { until, wake };
  }

  /** The page's script goes on: at once with what it was doing, and only then with the news (`hear`). */
  wake(): void {
    this.#sleep?.wake();
    this.#sleep = null;
  }

  /** Comes back when the page is awake; never when it is gone. */
  async goesOn(): Promise<void> {
    while (this.#sleep) await this.#sleep.until;
    if (this.dead) await new Promise(() => {});
  }

  close(): void {
    this.abort.abort(new Error('The account has changed'));
    this.db?.close();
    this.db = null;
    this.account = null;
    this.abort = new AbortController();
  }
}

export class Device {
  readonly name: string;
  readonly disk: IDBFactory = newDisk();
  readonly installation: string;
  /** Who is signed in, as every page of the device finds it in the storage. */
  session: string | null = null;
  /** The device's clock against the server's. */
  skew = 0;
  tabs: Tab[] = [new Tab(), new Tab()];
  readonly copies = new Map<string, Copy>();
  readonly #world: World;
  readonly #opened: AccountDb[] = [];

  constructor(world: World, name: string, installation: string) {
    this.#world = world;
    this.name = name;
    this.installation = installation;
  }

  now = (): number => this.#world.house.now() + this.skew;
  clock = { now: this.now, after: (_ms: number, task: () => void) => (queueMicrotask(task), () => {}) };

  async #open(userId: string): Promise<AccountDb> {
    const shared = this.#world.mutant?.sharesDatabase ? 'everybody' : userId;
    const db = await openDb(this.disk, `baraza-${this.#world.run}-${this.name}-${shared}`);
    this.#opened.push(db);
    return db;
  }

  async copyOf(userId: string): Promise<Copy> {
    const known = this.copies.get(userId);
    if (known) return known;
    const copy = { name: `${this.name}/${userId}`, userId, db: await this.#open(userId) };
    this.copies.set(userId, copy);
    return copy;
  }

  /** The page sees who is signed in now: everything of the former account ends before anything of the next begins. */
  async hear(tab: Tab): Promise<void> {
    if (tab.dead || tab.asleep || tab.account === this.session) return;
    if (!this.#world.mutant?.flushGoesOn) tab.close();
    tab.account = this.session;
    tab.abort = new AbortController();
    if (this.session === null) return;
    await this.copyOf(this.session);
    tab.db = await this.#open(this.session);
    this.#world.mutant?.opened?.(tab.db);
  }

  transport(tab: Tab, db: AccountDb): Transport {
    const { network, chance, quiet, mutant, house } = this.#world;
    const exchange = createExchange({
      origin: ORIGIN,
      publicKey: 'baraza-public-client',
      // Every page reads the token from the storage they share.
      token: async () => {
        const session = mutant?.tokenFor?.(this.session, this.#world.accounts) ?? this.session;
        if (session === null) throw Object.assign(new Error('Nobody is signed in'), { code: 'unreachable' });
        return tokenOf(session);
      },
      installation: async () => this.installation,
      guard: () => {},
      answered: () => {},
      now: this.now,
      fetch: network.fetch,
    });
    const sent: Transport = mutant?.transport?.(exchange, { db, chance, newId: house.newId }) ?? exchange;
    const gated = async (...[request, signal]: Parameters<Transport>) => {
      const claim = mutant?.ignoresAttempts && request.opId ? await db.outbox.get(request.opId) : undefined;
      const doom = tab.next;
      tab.next = null;
      if (doom === 'dies unsent') tab.dead = true;
      if (doom === 'sleeps unsent') tab.fallAsleep();
      await tab.goesOn();
      const answer = await quiet.busy(sent(request, signal));
      if (doom === 'dies unanswered') tab.dead = true;
      if (doom === 'sleeps unanswered') tab.fallAsleep();
      await tab.goesOn();
      if (claim && db.isOpen()) await db.outbox.update(claim.opId, { attemptId: claim.attemptId, state: 'inflight' });
      return answer;
    };
    return gated as Transport;
  }

  flush(tab: Tab): Promise<void> {
    if (tab.db === null || tab.account === null) return Promise.resolve();
    return this.#flush(tab, tab.db, tab.account, tab.abort.signal);
  }

  /** The outbox of visitors goes on whoever is signed in. */
  async flushVisitor(tab: Tab): Promise<void> {
    const { db } = await this.copyOf(this.installation);
    return this.#flush(tab, db, this.installation, new AbortController().signal);
  }

  #flush(tab: Tab, db: AccountDb, userId: string, signal: AbortSignal): Promise<void> {
    const { network, chance, house, ledger, mutant } = this.#world;
    const renewal = () => {
      if (network.healed || chance.hits(0.6)) return 'renewed' as const;
      return chance.hits(0.5) ? ('unreachable' as const) : ('ended' as const);
    };
    const begin = async () => {
      await mutant?.beforeFlush?.(db);
      const ports = {
        db,
        userId,
        transport: this.transport(tab, db),
        renew: async () => renewal(),
        now: this.now,
        random: chance.next,
        newId: house.newId,
        log: silentLog,
        settled: (entry: { opId: string }, decision: { kind: string }) => ledger.settled(entry.opId, decision.kind),
      };
      // A page may think itself alone and be wrong: safety never rests on the lock (OUT-7).
      await startFlush(ports, signal, network.healed || chance.hits(0.2)).done;
    };
    return begin();
  }

  async pull(tab: Tab): Promise<void> {
    if (tab.db === null || tab.account === null) return;
    const { db, account: userId } = tab;
    const ports = { db, userId, transport: this.transport(tab, db), clock: this.clock, log: silentLog };
    await createPull(ports, tab.abort.signal)();
  }

  close(): void {
    for (const db of this.#opened) db.close();
  }
}
