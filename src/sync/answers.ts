import type { Answer, Silence } from '../domain/answer.ts';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import { fullJitter } from '../lib/backoff.ts';
import { LONGEST_WAIT_MS } from '../store/claim.ts';
import type { Effect } from '../store/effects.ts';
import type { Entry } from '../store/entry.ts';
import type { LastError } from '../store/entry-frame.ts';
import { type Op, settledBy } from '../store/operations/registry.ts';
import type { Decision } from '../store/settle.ts';

export const RETRY_BASE_MS = 1_000;
export const RETRY_MAX_MS = 300_000;

const LATER_STATUSES: readonly number[] = [408, 425, 429];

/**
 * OUT-9, the table: what one try of one entry comes to. Pure; `random` draws the jitter.
 * `entry.attempts` already counts this try.
 */
export function decide(entry: Pick<Entry, 'attempts'> & Op, answer: Answer<Effect>, random: () => number): Decision {
  if (answer.kind === 'ok') return { kind: 'done', effect: answer.data };
  const backoff = fullJitter(entry.attempts - 1, RETRY_BASE_MS, RETRY_MAX_MS, random);
  if (answer.kind === 'silent') return { kind: 'retry', delayMs: backoff, error: silence(answer.reason) };

  const { status, code, message, retryAfterMs } = answer;
  const error: LastError = { status, code, message };
  if (status === 401) return { kind: 'park', reason: 'auth', error };
  if (status >= 500 || LATER_STATUSES.includes(status) || code === 'in_progress') {
    const delayMs = Math.min(LONGEST_WAIT_MS, Math.max(backoff, retryAfterMs ?? 0));
    return { kind: 'retry', delayMs, error };
  }
  if (code === 'credits_exhausted') return { kind: 'park', reason: 'credits', error };
  if (code === 'client_too_old') return { kind: 'park', reason: 'update', error };
  const effect = settledBy(entry, { isGone: status === 404 || status === 410, code, message });
  return effect ? { kind: 'done', effect } : { kind: 'dead', error };
}

function silence(reason: Silence): LastError {
  return { status: 0, code: reason, message: DEFAULT_MESSAGES.network };
}
