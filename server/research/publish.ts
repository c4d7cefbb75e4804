import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { ReportContent } from '../../src/contract/report.ts';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Database } from '../db/database.ts';
import { note } from '../db/events.ts';
import { nextRev } from '../db/revisions.ts';
import { reportBodies, reports } from '../db/schema/reports.ts';
import { fenced, type Hold } from './checkpoints.ts';
import type { ResearchEngine } from './engine-port.ts';
import { listSummary, searchVector } from './report-row.ts';

/** The last step's output as the report it must be, with its hash. Throws when it is none. */
function sealed(output: unknown, engine: ResearchEngine): ReportContent {
  const content = v.parse(ReportContent, output);
  const hash = createHash('sha256').update(engine.canonicalText(content)).digest('hex');
  return { ...content, metadata: { ...content.metadata, hash } };
}

/**
 * Report row, body, the job's end and the account's new revision, all or nothing. The report's id is the job's, so a
 * second publication finds it there. Answers false when the hold was lost.
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
    const job = await fenced(tx, hold, { status: 'completed', stopRequestedAt: null, updatedAt: now });
    if (job === null) return false;
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
      createdAt: now,
      rev: await nextRev(tx, job.userId),
      search: searchVector(row, content),
    });
    await tx.insert(reportBodies).values({ reportId: job.id, content });
    await note(tx, now, 'research_finished', job.userId);
    return true;
  });
}
