import { RefusedError, type Renewal, SessionError } from '../port.ts';

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

/** A missing second factor is a 401 too, and no new token would help. */
const isOver = ({ status, code }: RefusedError): boolean =>
  DEAD.includes(code) || (status === 401 && code !== 'insufficient_aal');

export function createSigned({ accountId, token, renew }: SignedPorts): Signed {
  return {
    isSomebody: () => accountId() !== null,
    async ask(work) {
      const id = accountId();
      if (id === null) throw new SessionError('SESSION_ERROR', 'User not authenticated');
      try {
        return await work(await token(id));
      } catch (cause) {
        if (!(cause instanceof RefusedError) || !isOver(cause)) throw cause;
        // An old token is renewed once. Where the session itself is over, that says so everywhere.
        if ((await renew()) !== 'renewed') throw cause;
        return work(await token(id));
      }
    },
  };
}
