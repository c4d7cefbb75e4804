import type { ErrorCode, FieldFault } from '../src/contract/errors.ts';

interface Details {
  readonly fields?: readonly FieldFault[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** Said whenever there is no better reason to tell (spec 2 §8). */
export const UNAVAILABLE = 'Server is temporarily unavailable. Please try again later.';

/** The status each code is answered with. */
const STATUS: Record<ErrorCode, number> = {
  authentication_failed: 401,
  invalid_token_format: 401,
  token_expired: 401,
  api_key_missing: 401,
  permission_denied: 403,
  not_found: 404,
  gone: 410,
  validation_failed: 400,
  malformed_json: 400,
  body_too_large: 413,
  method_not_allowed: 405,
  in_progress: 409,
  idempotency_key_missing: 400,
  idempotency_mismatch: 422,
  credits_exhausted: 402,
  client_too_old: 426,
  cursor_expired: 410,
  rate_limit_exceeded: 429,
  research_refused: 422,
  research_failed: 500,
  report_of_earlier_version: 409,
  too_much_found: 409,
  reading_closed: 409,
  job_not_waiting: 409,
  job_finished: 409,
  already_remade: 409,
  already_subscribed: 409,
  already_requested: 409,
  processing_in_progress: 409,
  no_chunks_found: 409,
  feature_disabled: 403,
  unavailable: 503,
  timeout: 504,
  internal_error: 500,
};

/**
 * A failure that may be told. `message` is safe to show to a person; the cause stays in the log.
 * Everything else that is thrown is answered as `internal_error`.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = STATUS[code];
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Another account's row and a row that never was are answered alike. */
export const notFound = () => new AppError('not_found', 'The requested resource was not found.');

/** What this server needs does not answer: nobody's fault, and worth another try. */
export const unavailable = (cause: unknown, retryAfterSeconds: number) =>
  new AppError('unavailable', UNAVAILABLE, { retryAfterSeconds, cause });

/** A failure as PostgREST tells it; the codes are its own, and PostgreSQL's. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
