import { DAY, SECOND } from '../../src/lib/moments.ts';
import type { Settings } from '../db/product-settings.ts';
import { countInWindow } from '../db/throttle.ts';
import { AppError } from '../errors.ts';
import type { StoreDeps } from './deps.ts';

/** In five minutes. Many people share an address behind one mobile network. */
const TRIES = 30;
const WINDOW_MS = 300 * SECOND;

/** Counts what comes from one address without an account. Throws `rate_limit_exceeded` with the seconds to wait. */
export async function notTooOften({ database, clock }: StoreDeps, address: string): Promise<void> {
  const limit = { kind: 'visitor', name: address, tries: TRIES, windowMs: WINDOW_MS };
  const retryAfterSeconds = await countInWindow(database.sql, clock, limit);
  if (retryAfterSeconds === null) return;
  const message = 'Too many requests. Please wait a few minutes and try again.';
  throw new AppError('rate_limit_exceeded', message, { retryAfterSeconds });
}

export interface MessageLimitDeps extends StoreDeps {
  readonly settings: Settings;
}

/**
 * Counts messages of visitors by address and week, where an administrator has set how many there may be. Throws
 * `rate_limit_exceeded`.
 */
export async function notTooMany({ database, clock, settings }: MessageLimitDeps, address: string): Promise<void> {
  const { visitor_messages_per_week: tries } = await settings.current();
  if (tries === null) return;
  const limit = { kind: 'visitor-week', name: address, tries, windowMs: 7 * DAY };
  const retryAfterSeconds = await countInWindow(database.sql, clock, limit);
  if (retryAfterSeconds === null) return;
  const message = 'Too many messages came from your network this week. Please write to us by mail.';
  throw new AppError('rate_limit_exceeded', message, { retryAfterSeconds });
}
