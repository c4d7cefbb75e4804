import { silentLog } from '../../../src/lib/log.ts';
import { AUTH_STORAGE_KEY, readStored, removeStored } from '../../../src/session/stored.ts';
import { createTokens, type Tokens } from '../../../src/session/tokens.ts';
import { MemoryStorage } from '../../support/memory-storage.ts';
import { tokenOf } from './tokens.ts';
import type { World } from './world.ts';

/** What all pages of one device share: the stored session, of which each hears in its own time. */
export class SharedSession {
  readonly storage = new MemoryStorage();
  readonly #world: World;
  readonly #deviceNow: () => number;

  constructor(world: World, deviceNow: () => number) {
    this.#world = world;
    this.#deviceNow = deviceNow;
  }

  get account(): string | null {
    return readStored(this.storage)?.user.id ?? null;
  }

  enter(userId: string): void {
    const access_token = tokenOf(userId, this.#world.house.now());
    const session = { access_token, refresh_token: userId, user: { id: userId } };
    this.storage.setItem(AUTH_STORAGE_KEY, JSON.stringify(session));
  }

  leave(): void {
    removeStored(this.storage);
  }

  /** One page's way to the tokens: the real one, in front of an auth service that is not always there. */
  tokens(): Tokens {
    const { network, chance } = this.#world;
    return createTokens({
      storage: this.storage,
      auth: async () => ({
        refresh: async (refreshToken: string) => {
          if (!network.healed && chance.hits(0.3)) return { kind: 'unreachable', cause: null } as const;
          if (!network.healed && chance.hits(0.05))
            return { kind: 'refused', code: 'gone', message: '', status: 400 } as const;
          // Somebody else came in meanwhile: the library's own affair, and not on trial here.
          if (this.account !== refreshToken) return { kind: 'unreachable', cause: null } as const;
          this.enter(refreshToken);
          const session = readStored(this.storage);
          return session ? ({ kind: 'session', session } as const) : ({ kind: 'no_session' } as const);
        },
        signIn: never,
        signUp: never,
        createProfile: never,
      }),
      clock: { now: this.#deviceNow, after: () => () => {} },
      log: silentLog,
      withRefreshLock: (work) => work(),
      renewed: () => {},
      ended: () => this.leave(),
    });
  }
}

const never = (): Promise<never> => Promise.reject(new Error('Nobody asks this here'));
