import { eq } from 'drizzle-orm';
import type { AdminUser } from '../../../src/contract/admin/users.ts';
import { DAY } from '../../../src/lib/moments.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import type { AuditDraft } from '../../db/audit.ts';
import { users } from '../../db/schema/accounts.ts';
import { creditAccounts } from '../../db/schema/credits.ts';
import { AppError } from '../../errors.ts';
import type { Tx } from '../../services/deps.ts';
import { rolesOf } from '../../services/roles.ts';
import { findUser } from './directory.ts';

/** Until somebody enables the account again. */
const FOR_GOOD = 100 * 365 * DAY;

interface Changed {
  readonly data: { readonly user: AdminUser };
  readonly auditEntry: AuditDraft;
}

/**
 * Disables an account or enables it again. Nobody locks themselves out, and only a super_admin an administrator: throws
 * `permission_denied`.
 */
export async function disable(
  tx: Tx,
  now: Date,
  by: string,
  id: string,
  { disabled, reason }: { disabled: boolean; reason: string },
): Promise<Changed> {
  await findUser(tx, id, now);
  if (by === id) throw new AppError('permission_denied', 'Nobody can disable their own account here.');
  const [own, theirs] = [await rolesOf(tx, by), await rolesOf(tx, id)];
  if (theirs.length > 0 && !own.includes('super_admin')) {
    throw new AppError('permission_denied', 'Only a super_admin may disable an administrator.');
  }
  const bannedUntil = disabled ? new Date(now.getTime() + FOR_GOOD) : null;
  await tx.update(users).set({ bannedUntil, updatedAt: now }).where(eq(users.id, id));
  if (disabled) await endAllSessions(tx, id, now);
  return {
    data: { user: await findUser(tx, id, now) },
    auditEntry: { action: disabled ? 'user.disabled' : 'user.enabled', subject: { user: id }, details: { reason } },
  };
}

/** Frees an account from counting its credits, or ends that. */
export async function exempt(tx: Tx, now: Date, id: string, isExempt: boolean): Promise<Changed> {
  await findUser(tx, id, now);
  await tx
    .insert(creditAccounts)
    .values({ userId: id, isExempt })
    .onConflictDoUpdate({ target: creditAccounts.userId, set: { isExempt, exemptUntil: null } });
  const action = isExempt ? 'user.exempted' : 'user.exemption_ended';
  return { data: { user: await findUser(tx, id, now) }, auditEntry: { action, subject: { user: id } } };
}
