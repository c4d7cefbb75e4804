import * as v from 'valibot';
import { type AuthAddress, hasError } from '../../domain/auth-address.ts';
import { MIN_RESET_TOKEN, RESET_FAULTS, resetFailure } from '../../domain/reset-errors.ts';
import type { Failure, Outcome, Result } from '../../domain/working-copy.ts';
import type { Log } from '../../lib/log.ts';
import { needsCode, verifiedFactors } from '../stored.ts';
import { Anything, type AuthWire, NoContent } from '../wire.ts';
import type { Attempt } from './attempt.ts';
import { exchangeCode, OTHER_BROWSER, sessionOf, verifyHash } from './exchange.ts';
import { giveCode } from './factors.ts';
import { beginFlow } from './flow.ts';
import type { RecoveryPort } from './port.ts';
import { WireSession } from './shapes.ts';

/** Spec 1 §9: saving the new password. */
const SAVE_LIMIT_MS = 5_000;
const KEPT = 'baraza-recovery';

export interface RecoveryPorts {
  readonly wire: AuthWire;
  readonly attempt: Attempt;
  readonly storage: Storage;
  /** This tab's own: a phone that reloads the page must not ask for another mail, and no other tab is signed in by it. */
  readonly tab: Storage;
  readonly crypto: Crypto;
  readonly origin: string;
  readonly now: () => number;
  readonly log: Log;
  /** The account's session on this device is over with its old password. */
  readonly changed: (accountId: string) => void;
}

/** Failures that say nothing about the link. */
const NO_WORD = ['unreachable', 'TIMEOUT_ERROR', 'AUTH_ERROR'];

const fault = (message: string, code = 'SESSION_ERROR'): Failure => ({ ok: false, code, message });

/** A session that a mailed link opened, good for a new password and for nothing else: nobody is signed in by it. */
export function createRecovery(ports: RecoveryPorts): RecoveryPort {
  const { wire, attempt, storage, tab } = ports;

  const kept = (): WireSession | null => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), WireSession), tab.getItem(KEPT));
    return parsed.success ? parsed.output : null;
  };
  const keep = (session: WireSession) => tab.setItem(KEPT, JSON.stringify(session));

  const arrived = async (address: AuthAddress): Promise<WireSession | null> => {
    const { code, tokenHash, token } = address;
    if (code !== null) return exchangeCode(wire, storage, 'recovery', code);
    const hash = tokenHash ?? token;
    if (hash !== null && hash.length >= MIN_RESET_TOKEN) return verifyHash(wire, 'recovery', hash);
    return (await sessionOf(wire, address, ports.now())) ?? kept();
  };

  return {
    async requestReset(email) {
      const asked = await attempt('Password reset request', async () => {
        const challenge = await beginFlow(storage, ports.crypto, 'recovery');
        const back = encodeURIComponent(`${ports.origin}/reset-password`);
        return wire({
          method: 'POST',
          path: `/recover?redirect_to=${back}`,
          body: { email, ...challenge },
          answer: Anything,
        });
      });
      return asked.ok ? { ok: true } : asked;
    },
    async openRecovery(address): Promise<Result<{ readonly needsCode: boolean }>> {
      if (hasError(address)) return fault(RESET_FAULTS.expired, address.errorCode ?? 'SESSION_ERROR');
      const opened = await attempt('Password reset', async () => {
        const session = await arrived(address);
        if (session) keep(session);
        return session;
      });
      if (!opened.ok) {
        if (NO_WORD.includes(opened.code)) {
          return fault(RESET_FAULTS.unknown, opened.code);
        }
        return fault(RESET_FAULTS.expired, opened.code === OTHER_BROWSER ? OTHER_BROWSER : 'SESSION_ERROR');
      }
      const session = opened.value;
      if (!session) return fault(address.hasHash ? RESET_FAULTS.unknown : RESET_FAULTS.noToken);
      return { ok: true, value: { needsCode: needsCode(session) } };
    },
    async reset(password, code): Promise<Outcome> {
      const session = kept();
      if (!session) return fault(RESET_FAULTS.noSession);
      let current = session;
      const [factor] = verifiedFactors(session);
      if (factor && needsCode(session)) {
        const given = await attempt('Code', () => giveCode(wire, session.access_token, factor.id, code));
        if (!given.ok) return given;
        current = given.value;
        keep(current);
      }
      const token = current.access_token;
      const save = () => wire({ method: 'PUT', path: '/user', token, body: { password }, answer: Anything });
      const saved = await attempt('Password update', save, SAVE_LIMIT_MS);
      if (!saved.ok) return fault(wordsFor(saved), saved.code);
      tab.removeItem(KEPT);
      ports.changed(current.user.id);
      // The link's own session has done its work. It ends by itself in an hour should nobody hear this.
      wire({ method: 'POST', path: '/logout?scope=local', token, answer: NoContent }).catch((cause: unknown) =>
        ports.log.warn('recovery session not ended', { cause }),
      );
      return { ok: true };
    },
    endRecovery: () => tab.removeItem(KEPT),
  };
}

const DEAD = ['session_not_found', 'bad_jwt', 'no_authorization', 'session_expired', 'user_not_found'];

function wordsFor({ code, message }: Failure): string {
  if (code === 'TIMEOUT_ERROR') return RESET_FAULTS.timeout;
  if (code === 'unreachable') return message;
  return DEAD.includes(code) ? RESET_FAULTS.invalidSession : resetFailure(message);
}
