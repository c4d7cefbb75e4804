import { eq } from 'drizzle-orm';
import { audit } from '../db/audit.ts';
import type { Sql } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import { users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import { sessionBody } from './embedded.ts';
import { AuthError } from './errors.ts';
import { openSession } from './sessions.ts';
import { accountOf, isBanned, type UserRow } from './users.ts';

const banned = () => new AuthError(400, 'user_banned', 'User is banned');

/** Throws `user_banned`. */
export function refuseBanned(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw banned();
}

/** Lets a person in, within `tx`: a new session, and what the client keeps of it. Throws `user_banned`. */
export async function issueSession(tx: Sql, deps: AuthDeps, user: UserRow, method: string): Promise<Body> {
  const now = deps.clock.now();
  refuseBanned(user, now);
  await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, user.id));
  const opened = await openSession(tx, user.id, deps.newId(), method, now);
  const account = await accountOf(tx, { ...user, lastSignInAt: now });
  await recordEvent(tx, now, 'signed_in', user.id);
  await audit(tx, now, { actor: user.id, action: 'account.signed_in', details: { method } });
  return sessionBody(deps.keys, deps.origin, now, account, opened);
}
