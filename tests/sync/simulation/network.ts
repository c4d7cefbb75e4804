import { BUILD_HEADER, IDEMPOTENCY_HEADER } from '../../../src/contract/headers.ts';
import { type Delivery, type Failure, type House, ORIGIN, ours } from './house.ts';
import type { Ledger } from './ledger.ts';
import type { Mutant } from './mutant.ts';
import { type Chances, oftener } from './random.ts';
import { subjectOf } from './tokens.ts';

/** A refusal that our server really gave to an operation. */
export interface Refused {
  readonly status: number;
  readonly code: string;
}

const dropped = () => new TypeError('fetch failed');
/** Hotels and airports: nothing of it is ours, whatever its status says. */
const portal = (status: number) =>
  new Response(status === 200 ? '{"success":true,"data":{}}' : '<html>Welcome</html>', { status });

/** Everything that can go wrong between a tab and the server, by chance, until it is healed. */
export class FaultyNetwork {
  healed = false;
  faults = 0;
  /** How bad it is; a calm one lets the rare combinations come about. */
  level = 1;
  /** Of what is written: how much is held back besides, and delivered later. */
  held = 0;
  /** The final refusals of our own server, by operation: only these may end an entry as refused. */
  readonly refused = new Map<string, Refused[]>();
  readonly #house: House;
  readonly #chance: Chances;
  readonly #mutant: Mutant | null;
  readonly #ledger: Ledger;
  readonly #late: Delivery[] = [];
  /** Begun and not committed: a double is told to wait, as PostgreSQL's index would have it. */
  readonly #slow: Delivery[] = [];
  /** 5xx answers by key, for the server that remembers them. */
  readonly remembered = new Map<string, number>();

  constructor(house: House, chance: Chances, ledger: Ledger, mutant: Mutant | null) {
    this.#ledger = ledger;
    this.#house = house;
    this.#chance = chance;
    this.#mutant = mutant;
  }

  fetch: typeof globalThis.fetch = async (input) => {
    if (!(input instanceof Request)) throw new TypeError('The exchange sends requests');
    const body = input.body === null ? undefined : await input.text();
    if (input.signal.aborted) throw input.signal.reason;
    const path = input.url.slice(ORIGIN.length);
    return this.#send({ method: input.method, path, headers: Object.fromEntries(input.headers), body });
  };

  async #arrive(delivery: Delivery, fails?: Failure): Promise<Response> {
    const key = delivery.headers[IDEMPOTENCY_HEADER];
    if (key && this.#slow.some((slow) => slow !== delivery && slow.headers[IDEMPOTENCY_HEADER] === key))
      return ours(409, 'in_progress');
    if (key) this.#ledger.sent(key, subjectOf(delivery.headers.authorization));
    if (key) await this.#mutant?.beforeDelivery?.(this.#house, key);
    const answer = await this.#house.deliver(delivery, fails);
    if (key && answer.status === 500) await this.#mutant?.afterFailure?.(this.#house, key);
    if (key && answer.status >= 400 && answer.status < 500) await this.#note(key, answer.clone());
    return answer;
  }

  async #note(key: string, answer: Response): Promise<void> {
    const { code } = (await answer.json()) as { code: string };
    if ([401, 408, 425, 429].includes(answer.status) || code === 'in_progress') return;
    this.refused.set(key, [...(this.refused.get(key) ?? []), { status: answer.status, code }]);
  }

  #send(delivery: Delivery): Promise<Response> {
    const key = delivery.headers[IDEMPOTENCY_HEADER];
    const known = key === undefined ? undefined : this.remembered.get(key);
    if (known !== undefined && this.#mutant?.remembers5xx) return Promise.resolve(ours(known, 'internal_error'));
    return this.#byChance(delivery).then((answer) => {
      if (key && answer.status >= 500) this.remembered.set(key, answer.status);
      if (this.#mutant?.believesPortals && !answer.headers.has(BUILD_HEADER)) answer.headers.set(BUILD_HEADER, 'sim');
      return answer;
    });
  }

  async #byChance(delivery: Delivery): Promise<Response> {
    if (this.healed) return this.#arrive(delivery);
    const isWrite = IDEMPOTENCY_HEADER in delivery.headers;
    const r = this.#chance.next() / this.level;
    this.faults += 1;
    if (isWrite && oftener(this.#chance, this.held)) return this.#holdBack(delivery);
    if (r < 0.1) throw dropped();
    if (r < 0.21) {
      await this.#arrive(delivery);
      throw dropped();
    }
    if (r < 0.29 && isWrite) return this.#holdBack(delivery);
    if (r < 0.35 && isWrite) {
      this.#late.push(delivery);
      return this.#arrive(delivery);
    }
    if (r < 0.39) return this.#arrive(delivery, this.#mutant?.remembersApart ? 'forgotten' : 'rolled back');
    if (r < 0.43 && isWrite) {
      this.#slow.push(delivery);
      throw dropped();
    }
    if (r < 0.46) return ours(503, 'unavailable');
    if (r < 0.49) return ours(429, 'rate_limit_exceeded', { 'retry-after': '2' });
    if (r < 0.54) return ours(401, 'token_expired');
    if (r < 0.58) return portal(this.#chance.pick([200, 302, 403, 502]));
    this.faults -= 1;
    return this.#arrive(delivery);
  }

  #holdBack(delivery: Delivery): never {
    this.#late.push(delivery);
    throw dropped();
  }

  async deliverLate(): Promise<void> {
    const at = this.#chance.below(Math.max(1, this.#late.length));
    const [late] = this.#late.splice(at, 1);
    if (late) await this.#arrive(late);
  }

  async commitSlow(): Promise<void> {
    const slow = this.#slow[0];
    if (!slow) return;
    await this.#arrive(slow);
    this.#slow.shift();
  }

  async heal(): Promise<void> {
    while (this.#late.length > 0) await this.deliverLate();
    while (this.#slow.length > 0) await this.commitSlow();
    this.healed = true;
  }
}
