import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { AdminRole } from '../../src/contract/admin/roles.ts';
import { Id } from '../../src/contract/primitives.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { AppError } from '../errors.ts';
import { rolesOf } from '../services/roles.ts';
import { setRole } from './access.ts';

export const ADMIN_USAGE = `Use one of:
  npm run admin -- grant <address> <role>
  npm run admin -- withdraw <address> <role>
  npm run admin -- show <address>
A role is one of ${AdminRole.options.join(', ')}. Where a Supabase project keeps the accounts, write the account's id in the place of its address.`;

/** What was asked for cannot be done; the message is for whoever typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

async function accountOf(database: Database, word: string): Promise<string> {
  const id = v.safeParse(Id, word);
  if (id.success) return id.output;
  const [user] = await database.sql
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, word.trim().toLowerCase()));
  if (user === undefined) throw new CommandError(`Nobody has an account with ${word}. Sign up first.`);
  return user.id;
}

/** `npm run admin`: who is an administrator, from the machine itself; the first one can come from nowhere else. */
export async function runAdminCommand(database: Database, now: Date, words: readonly string[]): Promise<string> {
  const [verb, whom, word] = words;
  if (whom === undefined || (verb !== 'show' && verb !== 'grant' && verb !== 'withdraw')) {
    throw new CommandError(ADMIN_USAGE);
  }
  const userId = await accountOf(database, whom);
  if (verb !== 'show') {
    const role = v.safeParse(AdminRole, word);
    if (!role.success) throw new CommandError(ADMIN_USAGE);
    try {
      await database.transaction((tx) => setRole(tx, now, null, userId, role.output, verb === 'grant'));
    } catch (error) {
      if (error instanceof AppError) throw new CommandError(error.message);
      throw error;
    }
  }
  const roles = await rolesOf(database.sql, userId);
  return roles.length === 0
    ? `${whom} is no administrator.`
    : `${whom} is ${roles.join(', ')}. The back office is at /admin.`;
}
