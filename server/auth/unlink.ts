import { eq } from 'drizzle-orm';
import { identities, users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import { AuthError } from './errors.ts';
import type { Identity } from './identity.ts';
import { isEmailTaken } from './new-account.ts';
import { requireSecondFactor } from './proof.ts';
import { present } from './update-user.ts';

/**
 * Takes a way in away, never the last one. Without the address's own identity there is no password either, and the account
 * goes by the address the provider knows. Throws as Supabase Auth does.
 */
export async function unlink(deps: AuthDeps, identity: Identity, identityId: string): Promise<Body> {
  const { account, session } = await present(deps, identity);
  requireSecondFactor(account, session, 'unlink an identity');
  if (account.identities.length <= 1) {
    throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
  }
  const gone = account.identities.find(({ id }) => id === identityId);
  if (gone === undefined) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
  const left = account.identities.find(({ id }) => id !== identityId);
  const email = typeof left?.data.email === 'string' ? left.data.email : account.user.email;
  const change = gone.provider === 'email' ? { passwordHash: null, email } : {};
  try {
    await deps.database.transaction(async (tx) => {
      await tx.delete(identities).where(eq(identities.id, gone.id));
      await tx
        .update(users)
        .set({ ...change, updatedAt: deps.clock.now() })
        .where(eq(users.id, account.user.id));
    });
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  }
  return {};
}
