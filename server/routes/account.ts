import type { Context } from 'hono';
import * as v from 'valibot';
import * as calls from '../../src/contract/account.ts';
import { Id } from '../../src/contract/primitives.ts';
import { AuthError } from '../auth/errors.ts';
import type { OwnAccount } from '../auth/own-account.ts';
import { AppError, notFound } from '../errors.ts';
import { parse, readJson } from '../middleware/body.ts';
import { exportFile, exportState, orderExport } from '../services/account-export.ts';
import { deleteRowsOf } from '../services/account-rows.ts';
import type { StoreDeps } from '../services/deps.ts';
import type { QueueTaskDeps } from '../services/queue-task.ts';
import { type Api, serve, serveMade } from './register.ts';

export interface AccountRouteDeps extends StoreDeps, QueueTaskDeps {
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
function rethrowAuthError(error: unknown): never {
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
  api.post(calls.accountProvider.path, async (c) => {
    const { email } = parse(calls.accountProvider.body, await readJson(c));
    const provider = await own.providerOf(email, addressOf(c)).catch(rethrowAuthError);
    return c.json({ success: true, data: { provider } });
  });
}

/** Taking one's own account away, and taking a copy first. */
export function accountRoutes(api: Api, deps: AccountRouteDeps): void {
  const { database, clock, own } = deps;
  serveMade(
    api,
    calls.orderExport,
    deps,
    ({ identity, token }) => own.read(identity, token).catch(rethrowAuthError),
    async ({ identity }, tx, id, account) => {
      await orderExport(tx, deps, { id, userId: identity.userId, account });
      return { export_id: id };
    },
  );
  serve(api, calls.exportState, (request) => exportState(database.sql, request.identity.userId, request.id('id')));
  api.get(calls.exportFile.path, async (c) => {
    const id = v.safeParse(Id, c.req.param('id'));
    if (!id.success) throw notFound();
    const file = await exportFile(database.sql, c.get('identity').userId, id.output);
    c.header('content-type', 'application/json');
    if (!(c.req.header('accept-encoding') ?? '').includes('gzip')) return c.body(file);
    c.header('content-encoding', 'gzip');
    return c.body(file.pipeThrough(new CompressionStream('gzip')));
  });

  serve(api, calls.deleteAccount, async ({ identity, token, body }) => {
    const email = await own.prove(identity, token, body).catch(rethrowAuthError);
    const removed = await own
      .remove(identity.userId, (tx) => deleteRowsOf(tx, clock.now(), identity.userId, email))
      .catch(rethrowAuthError);
    return { deleted: true as const, sign_in_kept: !removed };
  });
}
