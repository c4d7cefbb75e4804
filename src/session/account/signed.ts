import { type Renewal, SessionError } from '../port.ts';
import { RefusedError } from '../wire.ts';

export interface SignedPorts {
  readonly accountId: () => string | null;
  readonly token: (accountId: string) => Promise<string>;
  readonly renew: () => Promise<Renewal>;
}

/** Calls made as the person who is signed in. */
export interface Signed {
  isSomebody(): boolean;
  ask<T>(work: (token: string) => Promise<T>): Promise<T>;
}

const DEAD = ['session_not_found', 'bad_jwt', 'session_expired'];

export function createSigned({ accountId, token, renew }: SignedPorts): Signed {
  return {
    isSomebody: () => accountId() !== null,
    async ask(work) {
      const id = accountId();
      if (id === null) throw new SessionError('SESSION_ERROR', 'User not authenticated');
      try {
        return await work(await token(id));
      } catch (cause) {
        // An old token is renewed once. Where the session itself is over, that says so everywhere.
        if (!(cause instanceof RefusedError) || (cause.status !== 401 && !DEAD.includes(cause.code))) throw cause;
        if ((await renew()) !== 'renewed') throw cause;
        return work(await token(id));
      }
    },
  };
}
