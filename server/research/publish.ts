import { createHash } from 'node:crypto';
import { and, count, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { ReportContent } from '../../src/contract/report.ts';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';
import { note } from '../db/events.ts';
import { nextRev } from '../db/revisions.ts';
import { events } from '../db/schema/back-office.ts';
import { reportBodies, reports } from '../db/schema/reports.ts';
import { fenced, type Hold } from './checkpoints.ts';
import type { ResearchEngine } from './engine-port.ts';
import { endJob, giveCreditBack } from './fail.ts';
import { listSummary, searchVector } from './report-row.ts';

/** The last step's output as the report it must be, with its hash. Throws when it is none. */
function sealed(output: unknown, engine: ResearchEngine): ReportContent {
  const content = v.parse(ReportContent, output);
  const hash = createHash('sha256').update(engine.canonicalText(content)).digest('hex');
  return { ...content, metadata: { ...content.metadata, hash } };
}

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
 * Report row, body, the job's end and the account's new revision, all or nothing. The report's id is the job's, so a
 * second publication finds it there. A starter kit gives the job's credit back; one too many fails the job instead.
 * Answers false when the hold was lost.
 */
export async function publish(
  database: Database,
  clock: WallClock,
  engine: ResearchEngine,
  hold: Hold,
  output: unknown,
): Promise<boolean> {
  const content = sealed(output, engine);
  return database.transaction(async (tx) => {
    const now = clock.now();
    const job = await fenced(tx, hold, { updatedAt: now });
    if (job === null) return false;
    const { kind } = content.metadata;
    // The account's row is locked from here on: jobs that end at the same time are counted one after the other.
    const rev = await nextRev(tx, job.userId);
    if (kind === 'starter_kit') {
      if (!(await hasKitsLeft(tx, job.userId, now))) {
        return endJob(tx, clock, { id: job.id, attempt: hold.attempt }, { status: 'failed', error: TOO_MANY_KITS });
      }
      await giveCreditBack(tx, job);
    }
    await fenced(tx, hold, { status: 'completed', stopRequestedAt: null });
    const row = {
      title: content.title,
      summary: listSummary(content),
      category: content.metadata.industry_name,
      industry: content.metadata.industry_name,
      tags: [...content.metadata.tags],
    };
    await tx.insert(reports).values({
      id: job.id,
      userId: job.userId,
      ...row,
      countries: [...content.metadata.country_names],
      kind,
      createdAt: now,
      rev,
      search: searchVector(row, content),
    });
    await tx.insert(reportBodies).values({ reportId: job.id, content });
    await note(tx, now, kind === 'starter_kit' ? 'starter_kit_made' : 'research_finished', job.userId);
    return true;
  });
}
