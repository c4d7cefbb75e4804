import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import type { AuthClient } from '../auth-client.ts';
import type { SessionPort } from '../port.ts';
import type { SessionGate } from '../sign-in.ts';
import type { Places } from '../stored.ts';
import { createArrival } from './arrival.ts';
import { createAsk } from './ask.ts';
import { createAttempt } from './attempt.ts';
import type { AccountPort } from './port.ts';
import { createRecovery } from './recovery.ts';
import { createSettings } from './settings.ts';
import { createSigned } from './signed.ts';

export interface AccountPorts {
  readonly auth: () => Promise<AuthClient>;
  readonly origin: string;
  readonly places: Places;
  readonly clock: Clock;
  readonly log: Log;
  readonly session: SessionPort;
  readonly gate: SessionGate;
  readonly accountId: () => string | null;
  readonly providerOf: (email: string) => Promise<string | null>;
}

/** All that is done about an account beside signing in with a password. */
export function createAccount(ports: AccountPorts): AccountPort {
  const { session, gate, places, origin, log } = ports;
  const ask = createAsk(ports.auth);
  const attempt = createAttempt(ports.clock, log);
  const { token, renew } = session;
  const signed = createSigned({ accountId: ports.accountId, token, renew });
  const now = () => ports.clock.now();
  const changed = (accountId: string) => gate.passwordChanged(accountId);
  const { providerOf } = ports;
  return {
    ...createRecovery({ ask, attempt, places, origin, log, changed }),
    ...createArrival({ ask, attempt, gate, signed, places, origin, providerOf }),
    ...createSettings({ ask, attempt, gate, signed, places, renew, origin, now }),
  };
}
