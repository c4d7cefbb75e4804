import type { Settings } from '../db/product-settings.ts';
import { AppError } from '../errors.ts';
import type { Tx } from './deps.ts';

export interface PauseDeps {
  readonly settings: Settings;
}

const PAUSED =
  'Research is paused for the moment. Nothing you wrote is lost, and no credit is taken. Please try again later.';
const RETRY_SECONDS = 600;

/** Throws `unavailable` while an administrator has paused research; what runs already goes on to its end. */
export async function refuseWhilePaused({ settings }: PauseDeps, tx: Tx): Promise<void> {
  const { research_open } = await settings.current(tx);
  if (!research_open) throw new AppError('unavailable', PAUSED, { retryAfterSeconds: RETRY_SECONDS });
}
