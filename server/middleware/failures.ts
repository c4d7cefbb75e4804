import type { Context } from 'hono';
import type { ServerLog } from '../../src/lib/log.ts';
import { AuthError } from '../auth/errors.ts';
import { isConnectionLost } from '../db/database.ts';
import { AppError, RestError, UNAVAILABLE, unavailable } from '../errors.ts';
import type { Env } from './env.ts';

type Status = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503;

/** Supabase Auth's codes for what our own middleware refuses. */
const AUTH_CODES: Partial<Record<AppError['code'], string>> = {
  malformed_json: 'bad_json',
  authentication_failed: 'bad_jwt',
  invalid_token_format: 'bad_jwt',
  token_expired: 'bad_jwt',
  api_key_missing: 'no_authorization',
  internal_error: 'unexpected_failure',
  body_too_large: 'validation_failed',
};

/** PostgREST's codes for the same. */
const REST_CODES: Partial<Record<AppError['code'], string>> = {
  authentication_failed: 'PGRST301',
  invalid_token_format: 'PGRST301',
  token_expired: 'PGRST301',
  api_key_missing: 'PGRST302',
  malformed_json: 'PGRST102',
  not_found: 'PGRST205',
};

/** A database that is started again answers after about so long. */
const RETRY_SECONDS = 2;

/** What is told of an error that is not meant to be told. */
const unknown = (error?: unknown) =>
  isConnectionLost(error) ? unavailable(error, RETRY_SECONDS) : new AppError('internal_error', UNAVAILABLE);

function authFailure(c: Context<Env>, error: AppError | AuthError): Response {
  const code = error instanceof AuthError ? error.code : (AUTH_CODES[error.code] ?? error.code);
  const reasons = error instanceof AuthError ? error.reasons : undefined;
  // supabase-js and those who use it know a token that is none by these first words.
  const msg = code === 'bad_jwt' && error.message !== '' ? `invalid JWT: ${error.message}` : error.message;
  return c.json(
    {
      code: error.status,
      error_code: code,
      msg,
      ...(reasons === undefined ? {} : { weak_password: { reasons } }),
    },
    error.status as Status,
  );
}

function restFailure(c: Context<Env>, error: AppError | RestError): Response {
  const code = error instanceof RestError ? error.code : (REST_CODES[error.code] ?? 'PGRST000');
  const details = error instanceof RestError ? error.details : null;
  return c.json({ code, message: error.message, details, hint: null }, error.status as Status);
}

function apiFailure(c: Context<Env>, error: AppError): Response {
  return c.json(
    {
      success: false,
      error: error.message,
      // The refiner's failures are read from `detail` (spec 3 §7).
      ...(c.req.path.startsWith('/api/prefine') && { detail: error.message }),
      code: error.code,
      request_id: c.get('requestId'),
      ...(error.fields.length === 0 ? {} : { fields: error.fields }),
      ...(error.retryAfterSeconds === undefined ? {} : { retry_after_seconds: error.retryAfterSeconds }),
    },
    error.status as Status,
  );
}

/** Answers a failure in the shape of the part of the wire it happened on. What is not meant to be told is only logged. */
export function answerFailure(c: Context<Env>, error: unknown, log: ServerLog): Response {
  const told = error instanceof AppError || error instanceof AuthError || error instanceof RestError;
  const status = told ? error.status : 500;
  const line = { err: error, requestId: c.get('requestId') };
  if (status >= 500) log.error('failure', line);
  else if (error instanceof Error && error.cause !== undefined) log.debug('refused', line);

  const failure = told ? error : unknown(error);
  const retryAfter = failure instanceof RestError ? undefined : failure.retryAfterSeconds;
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  c.header('cache-control', 'no-store');
  if (c.req.path.startsWith('/auth/v1')) return authFailure(c, failure instanceof RestError ? unknown() : failure);
  if (c.req.path.startsWith('/rest/v1')) return restFailure(c, failure instanceof AuthError ? unknown() : failure);
  return apiFailure(c, failure instanceof AppError ? failure : unknown());
}
