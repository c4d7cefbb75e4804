import * as v from 'valibot';

/**
 * Every code an answer of ours may carry. A code is for programs; the text beside it is for people.
 * Codes are never renamed: an old client in somebody's pocket still reads them.
 */
export const ERROR_CODES = [
  'authentication_failed',
  'invalid_token_format',
  'token_expired',
  'api_key_missing',
  'permission_denied',
  'not_found',
  'gone',
  'validation_failed',
  'malformed_json',
  'body_too_large',
  'method_not_allowed',
  'in_progress',
  'idempotency_key_missing',
  'idempotency_mismatch',
  'credits_exhausted',
  'client_too_old',
  'cursor_expired',
  'rate_limit_exceeded',
  'research_refused',
  'research_failed',
  'report_of_earlier_version',
  'too_much_found',
  'reading_closed',
  'job_not_waiting',
  'job_finished',
  'already_remade',
  'already_subscribed',
  'already_requested',
  'processing_in_progress',
  'no_chunks_found',
  'feature_disabled',
  'unavailable',
  'timeout',
  'internal_error',
] as const;

export const ErrorCode = v.picklist(ERROR_CODES);
export type ErrorCode = v.InferOutput<typeof ErrorCode>;

/** A fault in what was sent: which field, and the sentence to show beside it. */
export const FieldFault = v.object({ field: v.string(), message: v.string() });
export type FieldFault = v.InferOutput<typeof FieldFault>;

/** The one envelope of a failure under `/api`. `error` is safe to show. */
export const ErrorBody = v.object({
  success: v.literal(false),
  error: v.string(),
  code: ErrorCode,
  request_id: v.string(),
  fields: v.optional(v.array(FieldFault)),
  retry_after_seconds: v.optional(v.number()),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** The refiner's failures are read from `detail` (spec 3 §7); the rest of the envelope is there as well. */
export const RefinerErrorBody = v.object({ ...ErrorBody.entries, detail: v.string() });

/** The auth service answers as Supabase Auth does. */
export const AuthErrorBody = v.object({ code: v.number(), error_code: v.string(), msg: v.string() });
export type AuthErrorBody = v.InferOutput<typeof AuthErrorBody>;

/** The data service (`/rest/v1`) answers as PostgREST does. */
export const RestErrorBody = v.object({
  code: v.string(),
  message: v.string(),
  details: v.nullable(v.string()),
  hint: v.nullable(v.string()),
});
