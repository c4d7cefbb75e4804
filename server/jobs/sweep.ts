import { lt, or } from 'drizzle-orm';
import { sweepThrottles } from '../auth/throttle.ts';
import { type Clock, DAY } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/accounts.ts';
import { clientOps } from '../db/schema/operations.ts';
import type { Log } from '../log.ts';
import { sweepTombstones } from '../services/changes.ts';

const REMEMBERED_DAYS = 90;
/** Ended sessions stay a while: a late token of theirs is then known for what it is. */
const ENDED_DAYS = 7;

/** Forgets what has had its time. Harmless to run twice at once. */
export async function sweep(database: Database, clock: Clock): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await sweepTombstones(database, clock);
  await database.sql.delete(clientOps).where(lt(clientOps.createdAt, before(REMEMBERED_DAYS)));
  await database.sql
    .delete(sessions)
    .where(or(lt(sessions.endedAt, before(ENDED_DAYS)), lt(sessions.expiresAt, before(ENDED_DAYS))));
  await sweepThrottles(database.sql, clock);
}

/** Sweeps every `everyMs`, and answers with the way to stop. */
export function keepSweeping(database: Database, clock: Clock, log: Log, everyMs: number): () => void {
  const timer = setInterval(() => {
    sweep(database, clock).catch((error: unknown) => log.error({ err: error }, 'sweep'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
