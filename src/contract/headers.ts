/** Header names both sides must spell alike. */

/** Names the build that answered: an answer without it is not ours (captive portals forge 200, 302 and 403). */
export const BUILD_HEADER = 'x-baraza-build';

/** The operation's id, fixed for life, so that a repeated delivery has one effect. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Which try of the operation this is, from 1: one that arrives after a later one was refused has no effect any more (SRV-1). */
export const ATTEMPT_HEADER = 'x-baraza-attempt';

/** The public client key (`BARAZA_PUBLIC_KEY`); a call without it is refused. */
export const API_KEY_HEADER = 'apikey';

/** Names the installation of somebody who is not signed in: a UUID, the scope of a visitor's operations (SRV-2). */
export const INSTALLATION_HEADER = 'x-baraza-installation';

/** Ties a person's complaint to a line in the log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The key the embedded server and the client agree on when an operator sets none. It is public: it identifies, it does not protect. */
export const DEFAULT_PUBLIC_KEY = 'baraza-public-client';
