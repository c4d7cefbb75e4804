import * as v from 'valibot';
import type { Answer } from '../domain/answer.ts';
import { unworded } from '../domain/error-category.ts';

/**
 * A failure's body, read leniently: a code this build does not know yet is still a code, and the auth and data services
 * have shapes of their own (contract/errors.ts).
 */
const FailureBody = v.looseObject({
  error: v.optional(v.string()),
  detail: v.optional(v.string()),
  message: v.optional(v.string()),
  msg: v.optional(v.string()),
  code: v.optional(v.union([v.string(), v.number()])),
  error_code: v.optional(v.string()),
  retry_after_seconds: v.optional(v.number()),
});

/**
 * Spec 2 §8: the response's error or message, or 'HTTP {status}: {statusText}'; a 401 has defaults of its own. `words` is the
 * field that is read before the others.
 */
export function refusal(
  response: Response,
  body: unknown,
  now: number,
  words: 'error' | 'detail' = 'error',
): Answer<never> {
  const parsed = v.safeParse(FailureBody, body);
  const fields = parsed.success ? parsed.output : {};
  const { status, statusText } = response;
  const fallback = status === 401 ? `Authentication failed: ${statusText}` : unworded(status, statusText);
  const named = typeof fields.code === 'string' ? fields.code : fields.error_code;
  return {
    kind: 'refused',
    status,
    code: named ?? (status === 401 ? 'authentication_failed' : `http_${status}`),
    message: fields[words] ?? fields.error ?? fields.detail ?? fields.message ?? fields.msg ?? fallback,
    retryAfterMs: retryAfter(response.headers.get('retry-after'), now) ?? secondsToMs(fields.retry_after_seconds),
  };
}

const secondsToMs = (seconds: number | undefined): number | null => (seconds === undefined ? null : seconds * 1000);

/** `Retry-After`: seconds, or a date. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
