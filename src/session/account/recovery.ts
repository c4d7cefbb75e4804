import * as v from 'valibot';
import { type AuthAddress, hasError } from '../../domain/auth-address.ts';
import { MIN_RESET_TOKEN, RESET_FAULTS, resetFailure } from '../../domain/reset-errors.ts';
import type { Failure, Outcome, Result } from '../../domain/working-copy.ts';
import type { Log } from '../../lib/log.ts';
import { OTHER_BROWSER } from '../port.ts';
import { needsCode, type Places, type StoredSession, sessionAt, verifiedFactors } from '../stored.ts';
import { type Ask, arrivalsAt } from './ask.ts';
import type { Attempt } from './attempt.ts';
import type { RecoveryPort } from './port.ts';

/** Spec 1 §9: saving the new password. */
const SAVE_LIMIT_MS = 5_000;

export interface RecoveryPorts {
  readonly ask: Ask;
  readonly attempt: Attempt;
  readonly places: Places;
  readonly origin: string;
  readonly log: Log;
  /** The account's session on this device is over with its old password. */
  readonly changed: (accountId: string) => void;
}

/** Failures that say nothing about the link. */
const NO_WORD = ['unreachable', 'TIMEOUT_ERROR', 'AUTH_ERROR'];

const fault = (message: string, code = 'SESSION_ERROR'): Failure => ({ ok: false, code, message });

/** A session that a mailed link opened, good for a new password and for nothing else: nobody is signed in by it. */
export function createRecovery(ports: RecoveryPorts): RecoveryPort {
  const { ask, attempt, places } = ports;
  // This tab's own: a phone that reloads the page must not ask for another mail, and no other tab is signed in by it.
  const at = 'recovery';
  const arrivals = arrivalsAt(ask, places, at);
  const kept = () => sessionAt(places, at);

  const arrived = async (address: AuthAddress): Promise<StoredSession | null> => {
    const { code, tokenHash, token } = address;
    if (code !== null) return arrivals.byCode(code);
    const hash = tokenHash ?? token;
    if (hash !== null && hash.length >= MIN_RESET_TOKEN) return arrivals.byHash('recovery', hash);
    return (await arrivals.byTokens(address)) ?? kept();
  };

  return {
    async requestReset(email) {
      const redirectTo = `${ports.origin}/reset-password`;
      const asked = await attempt('Password reset request', () =>
        ask({ at, proof: true }, v.looseObject({}), ({ auth }) => auth.resetPasswordForEmail(email, { redirectTo })),
      );
      return asked.ok ? { ok: true } : asked;
    },
    async openRecovery(address): Promise<Result<{ readonly needsCode: boolean }>> {
      if (hasError(address)) return fault(RESET_FAULTS.expired, address.errorCode ?? 'SESSION_ERROR');
      const opened = await attempt('Password reset', () => arrived(address));
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
    async openRecoveryByCode(email, code) {
      const opened = await attempt('Password reset', () => arrivals.byLetterCode('recovery', email, code));
      return opened.ok ? { ok: true, value: { needsCode: needsCode(opened.value) } } : opened;
    },
    async reset(password, code): Promise<Outcome> {
      const session = kept();
      if (!session) return fault(RESET_FAULTS.noSession);
      let current = session;
      const [factor] = verifiedFactors(session);
      if (factor && needsCode(session)) {
        const given = await attempt('Code', () => arrivals.giveCode(factor.id, code));
        if (!given.ok) return given;
        current = given.value;
      }
      const { user, access_token: token } = current;
      const save = () => ask({ at }, v.unknown(), ({ auth }) => auth.updateUser({ password }));
      const saved = await attempt('Password update', save, SAVE_LIMIT_MS);
      if (!saved.ok) return fault(wordsFor(saved), saved.code);
      places.write(at, null);
      ports.changed(user.id);
      // The link's own session has done its work. It ends by itself in an hour should nobody hear this.
      ask({ at }, v.unknown(), ({ auth }) => auth.admin.signOut(token, 'local')).catch((cause: unknown) =>
        ports.log.warn('recovery session not ended', { cause }),
      );
      return { ok: true };
    },
    endRecovery: () => places.write(at, null),
  };
}

const DEAD = ['session_not_found', 'bad_jwt', 'no_authorization', 'session_expired', 'user_not_found'];

function wordsFor({ code, message }: Failure): string {
  if (code === 'TIMEOUT_ERROR') return RESET_FAULTS.timeout;
  if (code === 'unreachable') return message;
  return DEAD.includes(code) ? RESET_FAULTS.invalidSession : resetFailure(message);
}
