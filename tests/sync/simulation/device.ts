import { type IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createExchange } from '../../../src/api/exchange.ts';
import type { Transport } from '../../../src/domain/transport.ts';
import { silentLog } from '../../../src/lib/log.ts';
import { AccountDb } from '../../../src/store/account-db.ts';
import { startFlush } from '../../../src/sync/flush.ts';
import { newDisk } from '../../support/account-db.ts';
import { ORIGIN, PUBLIC_KEY } from './house.ts';
import { SharedSession } from './session.ts';
import { Tab } from './tab.ts';
import type { World } from './world.ts';

/** A working copy: an account's, or the visitors'. */
export interface Copy {
  readonly name: string;
  readonly userId: string;
  /** The checker's own way in: no mutant reaches it. */
  readonly db: AccountDb;
}

/** One browser: its storage, its clock, its pages. */
export class Device {
  readonly name: string;
  readonly disk: IDBFactory = newDisk();
  readonly installation: string;
  readonly session: SharedSession;
  /** The device's clock against the server's. */
  skew = 0;
  tabs: Tab[];
  readonly copies = new Map<string, Copy>();
  readonly #world: World;
  readonly #opened: AccountDb[] = [];

  constructor(world: World, name: string, installation: string) {
    this.#world = world;
    this.name = name;
    this.installation = installation;
    this.session = new SharedSession(world, this.now);
    this.tabs = [this.newTab(), this.newTab()];
  }

  now = (): number => this.#world.house.now() + this.skew;
  /** Nothing here waits for real time. */
  readonly clock = {
    now: this.now,
    after(_ms: number, task: () => void) {
      queueMicrotask(task);
      return () => {};
    },
  };

  newTab(): Tab {
    return new Tab(this.session.tokens());
  }

  async #open(userId: string): Promise<AccountDb> {
    const shared = this.#world.mutant?.sharesDatabase ? 'everybody' : userId;
    const name = `baraza-${this.#world.run}-${this.name}-${shared}`;
    const db = new AccountDb(name, { indexedDB: this.disk, IDBKeyRange, cache: 'disabled' });
    this.#opened.push(db);
    await db.open();
    return db;
  }

  async copyOf(userId: string): Promise<Copy> {
    const known = this.copies.get(userId);
    if (known) return known;
    const db = await this.#open(userId);
    const copy = { name: `${this.name}/${userId}`, userId, db };
    this.copies.set(userId, copy);
    return copy;
  }

  /** The page sees who is signed in now: everything of the former account ends before anything of the next begins. */
  async hear(tab: Tab): Promise<void> {
    const { account } = this.session;
    if (tab.dead || tab.asleep || tab.account === account) return;
    if (!this.#world.mutant?.flushGoesOn) tab.close();
    tab.account = account;
    tab.abort = new AbortController();
    if (account === null) return;
    await this.copyOf(account);
    tab.db = await this.#open(account);
    this.#world.mutant?.opened?.(tab.db);
  }

  /** What one page sends for one working copy: the real exchange over the faulty network. */
  transport(tab: Tab, db: AccountDb, userId: string): Transport {
    const { network, chance, quiet, mutant, house } = this.#world;
    const exchange = createExchange({
      origin: ORIGIN,
      publicKey: PUBLIC_KEY,
      token: () => tab.tokens.token(mutant?.anyToken ? (this.session.account ?? userId) : userId),
      installation: async () => this.installation,
      guard: () => {},
      answered: () => {},
      now: this.now,
      fetch: network.fetch,
    });
    const gated = async (...[request, signal]: Parameters<Transport>) => {
      const doom = tab.next;
      tab.next = null;
      await tab.suffer(doom, 'unsent');
      const answer = await quiet.busy(exchange(request, signal));
      await tab.suffer(doom, 'unanswered');
      return answer;
    };
    const transport = gated as Transport;
    return mutant?.transport?.(transport, { db, chance, newId: house.newId }) ?? transport;
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

  async #flush(tab: Tab, db: AccountDb, userId: string, signal: AbortSignal): Promise<void> {
    const { chance, house, ledger, mutant } = this.#world;
    await mutant?.beforeFlush?.(db);
    const ports = {
      db,
      userId,
      transport: this.transport(tab, db, userId),
      renew: () => tab.tokens.renew(),
      now: this.now,
      random: chance.next,
      newId: house.newId,
      log: silentLog,
      settled: (entry: { opId: string }, decision: { kind: string }) => ledger.settled(entry.opId, decision.kind),
    };
    // A page may think itself alone and be wrong: safety never rests on the lock (OUT-7).
    await startFlush(ports, signal, chance.hits(0.2)).done;
  }

  close(): void {
    for (const db of this.#opened) db.close();
  }
}
