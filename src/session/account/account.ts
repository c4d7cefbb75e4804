import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import type { SessionPort } from '../port.ts';
import type { SessionGate } from '../sign-in.ts';
import { authWire, type WirePlace } from '../wire.ts';
import { createArrival } from './arrival.ts';
import { createAttempt } from './attempt.ts';
import type { AccountPort } from './port.ts';
import { createRecovery } from './recovery.ts';
import { createSettings } from './settings.ts';
import { createSigned } from './signed.ts';

export interface AccountPorts {
  readonly place: WirePlace & { readonly origin: string };
  readonly storage: Storage;
  readonly tab: Storage;
  readonly crypto: Crypto;
  readonly clock: Clock;
  readonly log: Log;
  readonly session: SessionPort;
  readonly door: SessionGate;
  readonly accountId: () => string | null;
  readonly providerOf: (email: string) => Promise<string | null>;
}

/** All that is done about an account beside signing in with a password. */
export function createAccount(ports: AccountPorts): AccountPort {
  const { place, session, door, storage, crypto, log } = ports;
  const wire = authWire(place);
  const attempt = createAttempt(ports.clock, log);
  const { token, renew } = session;
  const signed = createSigned({ accountId: ports.accountId, token, renew });
  const now = () => ports.clock.now();
  const { origin, authUrl } = place;
  const changed = (accountId: string) => door.passwordChanged(accountId);
  return {
    ...createRecovery({ wire, attempt, storage, tab: ports.tab, crypto, origin, now, log, changed }),
    ...createArrival({
      wire,
      attempt,
      door,
      signed,
      storage,
      crypto,
      origin,
      authUrl,
      now,
      providerOf: ports.providerOf,
    }),
    ...createSettings({ wire, attempt, door, signed, renew, origin, now }),
  };
}
