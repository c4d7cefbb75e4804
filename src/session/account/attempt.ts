import { DEFAULT_MESSAGES } from '../../domain/error-category.ts';
import type { Result } from '../../domain/working-copy.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { TimeoutError, withTimeLimit } from '../../lib/time-limit.ts';
import { SessionError } from '../port.ts';

/** How long anything the auth service is asked for may take. */
export const AUTH_LIMIT_MS = 15_000;

export type Attempt = <T>(label: string, work: () => Promise<T>, limitMs?: number) => Promise<Result<T>>;

/** One wait of the auth service, with a limit (spec 1 §8: TIMEOUT_ERROR names the label). Never rejects. */
export function createAttempt(clock: Clock, log: Log): Attempt {
  return async (label, work, limitMs = AUTH_LIMIT_MS) => {
    try {
      return { ok: true, value: await withTimeLimit(clock, label, limitMs, work()) };
    } catch (cause) {
      if (cause instanceof SessionError || cause instanceof TimeoutError) {
        return { ok: false, code: cause.code, message: cause.message };
      }
      log.warn('auth attempt failed', { label, cause });
      return { ok: false, code: 'AUTH_ERROR', message: DEFAULT_MESSAGES.unknown };
    }
  };
}
