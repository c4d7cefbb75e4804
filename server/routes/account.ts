import type { Context } from 'hono';
import { accountProvider, deleteAccount, exportAccount } from '../../src/contract/account.ts';
import { AuthError } from '../auth/errors.ts';
import type { OwnAccount } from '../auth/leave.ts';
import { AppError } from '../errors.ts';
import { parse, readJson } from '../middleware/body.ts';
import { deleteRowsOf, rowsOf } from '../services/account-rows.ts';
import type { StoreDeps } from '../services/deps.ts';
import { type Api, serve } from './register.ts';

export interface AccountRouteDeps extends StoreDeps {
  readonly own: OwnAccount;
  addressOf(c: Context): string;
}

/** The field a refusal belongs to. */
const FIELDS: Readonly<Record<string, string>> = {
  current_password_required: 'password',
  current_password_invalid: 'password',
  reauthentication_needed: 'nonce',
  reauthentication_not_valid: 'nonce',
};

/** The sign-in's refusals in the words of this part of the wire. */
function told(error: unknown): never {
  if (!(error instanceof AuthError)) throw error;
  const field = FIELDS[error.code];
  if (field !== undefined) {
    throw new AppError('validation_failed', error.message, { fields: [{ field, message: error.message }] });
  }
  if (error.retryAfterSeconds !== undefined) {
    throw new AppError('rate_limit_exceeded', error.message, { retryAfterSeconds: error.retryAfterSeconds });
  }
  if (error.code === 'insufficient_aal') {
    throw new AppError('permission_denied', 'Please enter the code from your authenticator app to go on.');
  }
  throw new AppError('authentication_failed', 'Authentication required. Please sign in again.');
}

/** Comes before the routes that need a token: who asks has just failed to sign in. */
export function accountProviderRoute(api: Api, { own, addressOf }: AccountRouteDeps): void {
  api.post(accountProvider.path, async (c) => {
    const { email } = parse(accountProvider.body, await readJson(c));
    const provider = await own.providerOf(email, addressOf(c)).catch(told);
    return c.json({ success: true, data: { provider } });
  });
}

/** Taking one's own account away, and taking a copy first. */
export function accountRoutes(api: Api, { database, clock, own }: AccountRouteDeps): void {
  serve(api, exportAccount, async ({ identity, token }) => ({
    exported_at: clock.now().toISOString(),
    account: await own.read(identity, token).catch(told),
    tables: await rowsOf(database.sql, identity.userId),
  }));

  serve(api, deleteAccount, async ({ identity, token, body }) => {
    const email = await own.prove(identity, token, body).catch(told);
    const removed = await own
      .remove(identity.userId, (tx) => deleteRowsOf(tx, clock.now(), identity.userId, email))
      .catch(told);
    return { deleted: true as const, sign_in_kept: !removed };
  });
}
