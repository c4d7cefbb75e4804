import { and, count, eq, gte } from 'drizzle-orm';
import type { WallClock } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { recordEvent } from '../../db/events.ts';
import { nextRev } from '../../db/revisions.ts';
import { events } from '../../db/schema/back-office.ts';
import { reportBodies, reports } from '../../db/schema/reports.ts';
import { refundWork } from '../../work/end.ts';
import { Refused } from '../../work/run.ts';
import { RESEARCH } from '../../work/tables.ts';
import type { WorkRow } from '../../work/work-table.ts';
import type { ResearchEngine } from '../engine/engine-port.ts';
import { columnsOf, sealed, searchVector } from './report-row.ts';

/** Starter kits of one account a day, UTC: they cost no credit (readings: starter kits). */
const KITS_A_DAY = 10;
const TOO_MANY_KITS = `An account gets at most ${KITS_A_DAY} starter kits a day. Please try again tomorrow.`;

async function hasKitsLeft(tx: Sql, userId: string, now: Date): Promise<boolean> {
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const today = and(eq(events.userId, userId), eq(events.name, 'starter_kit_made'), gte(events.at, midnight));
  const [made] = await tx.select({ kits: count() }).from(events).where(today);
  return (made?.kits ?? 0) < KITS_A_DAY;
}

/**
 * Report row, body and the account's new revision, within the transaction that ends the job. The report's id is the job's.
 * A starter kit gives the job's credit back; one too many is refused.
 */
export async function publish(
  tx: Sql,
  clock: WallClock,
  engine: ResearchEngine,
  job: WorkRow,
  output: unknown,
): Promise<void> {
  const content = sealed(output, engine.canonicalText);
  const now = clock.now();
  const { kind } = content.metadata;
  // The account's row is locked from here on: jobs that end at the same time are counted one after the other.
  const rev = await nextRev(tx, job.userId);
  if (kind === 'starter_kit') {
    if (!(await hasKitsLeft(tx, job.userId, now))) throw new Refused(TOO_MANY_KITS);
    await refundWork(tx, RESEARCH, job);
  }
  const row = columnsOf(content);
  await tx.insert(reports).values({
    id: job.id,
    userId: job.userId,
    ...row,
    createdAt: now,
    rev,
    search: searchVector(row, content),
  });
  await tx.insert(reportBodies).values({ reportId: job.id, content });
  await recordEvent(tx, now, kind === 'starter_kit' ? 'starter_kit_made' : 'research_finished', job.userId);
}
