import { lt, or } from 'drizzle-orm';
import type { ServerLog } from '../../src/lib/log.ts';
import { DAY, type WallClock } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import { authFlows, factorChallenges, knownPlaces, oneTimeTokens, sessions, throttles } from '../db/schema/accounts.ts';
import { clientOps } from '../db/schema/operations.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import { sweepExports } from '../services/account-export.ts';
import { sweepTombstones } from '../services/changes.ts';
import { sweepSourceCache } from '../sources/cache.ts';
import { emptyTrash } from './empty-trash.ts';

const REMEMBERED_DAYS = 90;
/** Ended sessions stay a while: a late token of theirs is then known for what it is. */
const ENDED_DAYS = 7;

/** Of all that is counted by address: a visitor's messages within a week. */
const LONGEST_WINDOW_DAYS = 7;

/** Forgets what has had its time. Harmless to run twice at once. */
export async function sweep(database: Database, clock: WallClock): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await sweepTombstones(database, clock);
  await emptyTrash(database, clock);
  await sweepExports(database.sql, clock);
  await database.sql.delete(clientOps).where(lt(clientOps.createdAt, before(REMEMBERED_DAYS)));
  await database.sql
    .delete(sessions)
    .where(or(lt(sessions.endedAt, before(ENDED_DAYS)), lt(sessions.expiresAt, before(ENDED_DAYS))));
  // What opened an account and no longer does: a day later nobody asks why.
  for (const table of [oneTimeTokens, authFlows, factorChallenges]) {
    await database.sql.delete(table).where(lt(table.expiresAt, before(1)));
  }
  await sweepSourceCache(database.sql, clock.now());
  await database.sql.delete(rateLimits).where(lt(rateLimits.expire, clock.now()));
  await database.sql.delete(knownPlaces).where(lt(knownPlaces.seenAt, before(REMEMBERED_DAYS)));
  await database.sql.delete(throttles).where(lt(throttles.windowStart, before(LONGEST_WINDOW_DAYS)));
}

/** Sweeps every `everyMs`, and answers with the way to stop. */
export function keepSweeping(database: Database, clock: WallClock, log: ServerLog, everyMs: number): () => void {
  const timer = setInterval(() => {
    sweep(database, clock).catch((error: unknown) => log.error('sweep', { err: error }));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
