import { SECOND } from '../../src/lib/moments.ts';
import type { AuthDeps } from './deps.ts';
import { AuthError } from './errors.ts';
import { takeCode } from './one-time.ts';
import { isPassword } from './passwords.ts';
import type { SessionRow } from './sessions.ts';
import { countTry } from './throttle.ts';
import { type Account, hasSecondFactor } from './users.ts';

/** How long a sign-in counts as just now, for somebody who has no password to give. */
const RECENT_MS = 600 * SECOND;
/** How long after its link a recovery may set a new password. */
const RECOVERY_MS = 3_600 * SECOND;

export interface Proof {
  readonly password?: string | null | undefined;
  /** The code of a letter that `reauthenticate` sent. */
  readonly nonce?: string | null | undefined;
}

const since = (session: SessionRow, now: Date, method?: string): number => {
  const moments = session.amr.filter((proof) => method === undefined || proof.method === method);
  return now.getTime() - Math.max(0, ...moments.map(({ timestamp }) => timestamp * SECOND));
};

/** Whether this session began with the link of a recovery, not long ago. */
export const isRecovery = (session: SessionRow, now: Date) => since(session, now, 'recovery') < RECOVERY_MS;

/** Throws `insufficient_aal` for an account with a second factor that this session has not shown. */
export function requireSecondFactor(account: Account, session: SessionRow, what: string): void {
  if (hasSecondFactor(account) && session.aal !== 'aal2') {
    throw new AuthError(401, 'insufficient_aal', `AAL2 session is required to ${what} when MFA is enabled.`);
  }
}

/**
 * That it is the person themselves and not an open phone: by the password, by a letter's code, or, without a password, by
 * having signed in just now. Throws `current_password_required`, `current_password_invalid`, `reauthentication_needed`,
 * `reauthentication_not_valid`, `over_request_rate_limit`.
 */
export async function prove(deps: AuthDeps, account: Account, session: SessionRow, given: Proof): Promise<void> {
  const { database, clock } = deps;
  const { user } = account;
  if (given.nonce != null && given.nonce !== '') {
    await countTry(database.sql, clock, { kind: 'code', name: user.email });
    if ((await takeCode(deps, ['reauthentication'], user.email, given.nonce)) === null) {
      throw new AuthError(
        422,
        'reauthentication_not_valid',
        'This code is not right, or too old. Please ask for a new one.',
      );
    }
    return;
  }
  if (user.passwordHash === null) {
    if (since(session, clock.now()) < RECENT_MS) return;
    throw new AuthError(400, 'reauthentication_needed', 'Please sign in again, or ask for a code by mail.');
  }
  if (given.password == null || given.password === '') {
    throw new AuthError(400, 'current_password_required', 'Please give your current password.');
  }
  await countTry(database.sql, clock, { kind: 'account', name: user.email });
  if (!(await isPassword(user.passwordHash, given.password))) {
    throw new AuthError(400, 'current_password_invalid', 'The current password is not right.');
  }
}
