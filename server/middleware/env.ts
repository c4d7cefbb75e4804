import type { Identity } from '../auth/identity.ts';

/** What middleware leaves for routes on Hono's context. */
export interface Env {
  Variables: {
    requestId: string;
    identity: Identity;
    /** Of the same request: for asking a provider about the person in their own name. */
    token: string;
  };
}
