import type { WallClock } from '../../src/lib/moments.ts';
import { SECOND } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import { AuthError } from './errors.ts';
import type { OwnAccount } from './own-account.ts';
import type { Supabase, SupabaseUser } from './supabase.ts';

/** How long a sign-in counts as just now, for somebody who has no password to give. */
const RECENT_MS = 600 * SECOND;

const isGiven = (text: string | null | undefined): text is string => text != null && text !== '';

/** Somebody's own account where a Supabase project keeps it. */
export function supabaseAccount(project: Supabase, database: Database, clock: WallClock): OwnAccount {
  const present = async (token: string): Promise<SupabaseUser> => {
    const user = await project.userOf(token);
    if (user === null) throw new AuthError(403, 'session_not_found', 'This session has ended.');
    return user;
  };
  return {
    read: (_identity, token) => present(token),
    async prove({ signedInAt }, token, { password }) {
      const user = await present(token);
      const hasPassword = user.identities?.some(({ provider }) => provider === 'email') ?? true;
      if (isGiven(password)) {
        if (await project.isPassword(user, password)) return user.email ?? '';
        throw new AuthError(400, 'current_password_invalid', 'The current password is not right.');
      }
      // The codes of the project's letters change a password there and prove nothing here.
      if (clock.now().getTime() - signedInAt.getTime() < RECENT_MS) return user.email ?? '';
      throw hasPassword
        ? new AuthError(400, 'current_password_required', 'Please give your current password.')
        : new AuthError(
            400,
            'reauthentication_needed',
            'Please sign out, sign in again, and delete the account within ten minutes.',
          );
    },
    async remove(userId, removeRows) {
      await database.transaction(removeRows);
      return project.deleteUser(userId);
    },
    providerOf: async () => null,
  };
}
