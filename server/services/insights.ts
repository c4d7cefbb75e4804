import { and, desc, eq } from 'drizzle-orm';
import { INSIGHTS_MISSING, insightsMissing } from '../../src/domain/report-kind.ts';
import type { NewId } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { insights, tasks } from '../db/schema/tasks.ts';
import type { Queue } from '../queue/queue.ts';
import type { StoreDeps, Tx } from './deps.ts';
import { type NewTask, queueTask } from './queue-task.ts';
import { loadReport } from './reports.ts';

export interface InsightDeps extends StoreDeps {
  readonly queue: Pick<Queue, 'send'>;
  readonly newId: NewId;
}

const latest = async (sql: Sql, userId: string, reportId: string) => {
  const [task] = await sql
    .select()
    .from(tasks)
    .where(and(eq(tasks.reportId, reportId), eq(tasks.userId, userId), eq(tasks.kind, 'insights')))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(1);
  return task;
};

/** What is there, even while a new run is under way. Throws `not_found`. */
export async function readInsights(sql: Sql, userId: string, reportId: string) {
  await loadReport(sql, userId, reportId);
  const rows = await sql.select().from(insights).where(eq(insights.reportId, reportId));
  return { success: true, insights: rows.map(({ id, content }) => ({ id, content })) };
}

/** Throws `not_found`. */
export async function insightsStatus(sql: Sql, userId: string, reportId: string) {
  await loadReport(sql, userId, reportId);
  const task = await latest(sql, userId, reportId);
  switch (task?.status) {
    case undefined:
    case 'cancelled':
      return { status: 'not_generated' as const, progress: 0, error: null };
    case 'pending':
    case 'running':
      return { status: 'generating' as const, progress: task.finishedSteps > 0 ? 0.5 : 0, error: null };
    case 'completed':
      return { status: 'completed' as const, progress: 1, error: null };
    case 'failed':
      return { status: 'failed' as const, progress: 0, error: task.error };
  }
}

/**
 * Starts a run unless none can be made of this report, one is under way, or one is done and `force` is not asked for. Costs no credit.
 * Throws `not_found`.
 */
export async function generateInsights(
  tx: Tx,
  deps: InsightDeps,
  ask: Pick<NewTask, 'id' | 'userId' | 'requestId'> & { readonly reportId: string; readonly force: boolean },
) {
  const { report } = await loadReport(tx, ask.userId, ask.reportId);
  const missing = insightsMissing(report.metadata);
  if (missing !== null) return { success: false, message: INSIGHTS_MISSING[missing] };
  const task = await latest(tx, ask.userId, ask.reportId);
  const isOpen = task?.status === 'pending' || task?.status === 'running';
  if (isOpen) return { success: true, message: 'Insights are being generated.' };
  if (task?.status === 'completed' && !ask.force) return { success: true, message: 'Insights are ready.' };
  const { force: _, ...ordered } = ask;
  await queueTask(tx, deps, { ...ordered, kind: 'insights', input: {}, creditWeek: null });
  return { success: true, message: 'Insights are being generated.' };
}
