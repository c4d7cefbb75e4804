import type { ServerLog } from '../../src/lib/log.ts';
import type { CreditDeps } from '../services/credits.ts';
import { lookForAlerts } from '../services/engagement.ts';

/** Looks for alerts every `everyMs`, and answers with the way to stop. Several processes take turns. */
export function keepLookingForAlerts(deps: CreditDeps, log: ServerLog, everyMs: number): () => void {
  const timer = setInterval(() => {
    deps.database
      .transaction((tx) => lookForAlerts(tx, deps))
      .then(
        (looked) => log.info('alerts', looked),
        (error: unknown) => log.error('alerts', { err: error }),
      );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
