import type { Answer } from '../../../src/domain/answer.ts';
import type { Transport } from '../../../src/sync/transport.ts';
import { ids } from '../../support/account-db.ts';
import { type Request, refused, silent } from '../../support/transport.ts';
import type { ModelServer } from './model-server.ts';
import type { Chances } from './random.ts';

/** A tab, as far as the network knows it. */
export interface Tab {
  /** Its page is gone: nothing that it waits for ever comes back. */
  dead: boolean;
  /** The next answer finds the tab gone, or asleep. */
  next: 'dies' | 'freezes' | null;
}

const newKeys = ids(900_000);

/** Everything that can go wrong between a tab and the server, by chance, until it is healed. */
export class FaultyNetwork {
  healed = false;
  faults = 0;
  readonly #server: ModelServer;
  readonly #chance: Chances;
  readonly #newKeyPerTry: boolean;
  /** Deliveries that arrive after the sender has given up. */
  readonly #late: Request[] = [];
  readonly #asleep: (() => void)[] = [];

  constructor(server: ModelServer, chance: Chances, newKeyPerTry: boolean) {
    this.#server = server;
    this.#chance = chance;
    this.#newKeyPerTry = newKeyPerTry;
  }

  transport(tab: Tab): Transport {
    const send = async (given: Request): Promise<Answer> => {
      const request = this.#newKeyPerTry && given.opId ? { ...given, opId: newKeys() } : given;
      if (tab.next === 'dies') tab.dead = true;
      // The page may be gone before the request left, or after.
      const answer = tab.dead && this.#chance.hits(0.5) ? silent() : this.#deliver(request);
      if (tab.dead) return new Promise(() => {});
      if (tab.next === 'freezes') {
        tab.next = null;
        await new Promise<void>((resolve) => this.#asleep.push(resolve));
      }
      return answer;
    };
    return send as Transport;
  }

  #deliver(request: Request): Answer {
    if (this.healed) return this.#server.handle(request);
    const r = this.#chance.next();
    this.faults += 1;
    if (r < 0.12) return silent('network');
    if (r < 0.24) {
      this.#server.handle(request);
      return silent('timeout');
    }
    if (r < 0.32) {
      this.#late.push(request);
      return silent('timeout');
    }
    if (r < 0.38) {
      this.#late.push(request);
      return this.#server.handle(request);
    }
    if (r < 0.44) return this.#server.handle(request, { fails: true });
    if (r < 0.48) {
      this.#server.handle(request, { slow: true });
      return silent('timeout');
    }
    if (r < 0.52) return refused(503, 'unavailable');
    if (r < 0.56) return refused(429, 'rate_limit_exceeded', 2_000);
    if (r < 0.62) return refused(401, 'token_expired');
    if (r < 0.66) return silent('not_ours');
    this.faults -= 1;
    return this.#server.handle(request);
  }

  deliverLate(): void {
    const request = this.#late.shift();
    if (request?.opId) this.#server.handle(request);
  }

  wakeOne(): void {
    this.#asleep.shift()?.();
  }

  heal(): void {
    this.healed = true;
    while (this.#late.length > 0) this.deliverLate();
    this.#server.commitAll();
    while (this.#asleep.length > 0) this.wakeOne();
  }
}
