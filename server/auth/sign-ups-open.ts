import type { Sql } from '../db/database.ts';
import type { AuthDeps } from './deps.ts';
import { AuthError } from './errors.ts';

/** Throws `signup_disabled` while an administrator keeps new accounts out. Whom an operator invites may always come. */
export async function assertSignUpsOpen({ settings }: Pick<AuthDeps, 'settings'>, sql?: Sql): Promise<void> {
  const { sign_ups_open } = await settings.current(sql);
  if (sign_ups_open) return;
  const message = 'New accounts cannot be opened at the moment. Please try again another day.';
  throw new AuthError(422, 'signup_disabled', message);
}
