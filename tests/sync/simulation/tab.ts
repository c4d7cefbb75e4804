import type { Tokens } from '../../../src/session/tokens.ts';
import type { AccountDb } from '../../../src/store/account-db.ts';

/** The reason of everything that is cut off when a page's account ends. */
export const ACCOUNT_CHANGED = 'The account has changed';

/** What befalls a page in the middle of a request. */
export const DOOMS = ['dies unsent', 'dies unanswered', 'sleeps unsent', 'sleeps unanswered'] as const;
export type Doom = (typeof DOOMS)[number];

/** One page. It learns of what other pages do to the session only while it is awake. */
export class Tab {
  dead = false;
  next: Doom | null = null;
  /** Whom this page believes to be signed in. */
  account: string | null = null;
  db: AccountDb | null = null;
  abort = new AbortController();
  readonly tokens: Tokens;
  #sleep: { until: Promise<void>; wake: () => void } | null = null;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
  }

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

  /** The page's script goes on: at once with what it was doing, and only then with the news (`Device.hear`). */
  wake(): void {
    this.#sleep?.wake();
    this.#sleep = null;
  }

  /** Comes back when the page is awake; never when it is gone. */
  async goesOn(): Promise<void> {
    while (this.#sleep) await this.#sleep.until;
    if (this.dead) await new Promise(() => {});
  }

  /** Before or after a request: what was meant to befall the page befalls it. */
  async suffer(doom: Doom | null, when: 'unsent' | 'unanswered'): Promise<void> {
    if (doom === `dies ${when}`) this.dead = true;
    if (doom === `sleeps ${when}`) this.fallAsleep();
    await this.goesOn();
  }

  close(): void {
    this.abort.abort(new Error(ACCOUNT_CHANGED));
    this.db?.close();
    this.db = null;
    this.account = null;
    this.abort = new AbortController();
  }
}
