import { and, asc, count, desc, eq, gt, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { PastTry, WorkDetail, WorkKindName } from '../../../src/contract/admin/monitoring.ts';
import type { Sql } from '../../db/database.ts';
import { modelCalls } from '../../db/schema/model.ts';
import { reports } from '../../db/schema/reports.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { researchTrail } from '../../db/schema/sources.ts';
import { explorerResults, tasks } from '../../db/schema/tasks.ts';
import { notFound } from '../../errors.ts';
import { RESEARCH, TASKS } from '../../work/tables.ts';
import { ofKind } from './failures.ts';
import { selectWork, stepAfter, stepsOf, tableOf, toFailedWork, type WorkRecord } from './work-rows.ts';

const sumUp = (
  rows: readonly { calls: number; tokens: number; seconds: number }[],
  of: 'calls' | 'tokens' | 'seconds',
) => rows.reduce((all, row) => all + row[of], 0);

/** What a million tokens of the language model cost; 0 where no price is set. */
export interface ModelPrice {
  readonly perMillion: number;
  readonly currency: string;
}

/** What the language model took for a job, by the part it played, the dearest first; null where it was not asked. */
async function modelUse(db: Sql, id: string, { perMillion, currency }: ModelPrice): Promise<WorkDetail['model']> {
  const rows = await db
    .select({ role: modelCalls.role, calls: count(), tokens: sum(modelCalls.tokens), ms: sum(modelCalls.ms) })
    .from(modelCalls)
    .where(eq(modelCalls.workId, id))
    .groupBy(modelCalls.role)
    .orderBy(desc(sql`sum(${modelCalls.tokens})`), modelCalls.role);
  if (rows.length === 0) return null;
  const roles = rows.map(({ role, calls, tokens, ms }) => ({
    role,
    calls,
    tokens: Number(tokens),
    seconds: Math.round(Number(ms) / 1_000),
  }));
  const tokens = sumUp(roles, 'tokens');
  return {
    calls: sumUp(roles, 'calls'),
    tokens,
    seconds: sumUp(roles, 'seconds'),
    money: perMillion === 0 ? null : (tokens / 1_000_000) * perMillion,
    currency,
    roles,
  };
}

const toPastTries = (kind: WorkKindName, { pastTries }: WorkRecord): PastTry[] =>
  pastTries.map(({ failedAt, finishedSteps, cause, error }) => ({
    failed_at: failedAt,
    step: finishedSteps === null ? null : stepAfter(kind, finishedSteps),
    cause,
    reason: error,
  }));

async function reportOf(db: Sql, id: string | null): Promise<WorkDetail['report']> {
  if (id === null) return null;
  const [row] = await db
    .select({ title: reports.title, kind: reports.kind, at: reports.createdAt, gone: reports.deletedAt })
    .from(reports)
    .where(eq(reports.id, id));
  if (row === undefined) return null;
  return { id, title: row.title, kind: row.kind, created_at: row.at.toISOString(), in_trash: row.gone !== null };
}

async function problemsOf(db: Sql, id: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(explorerResults).where(eq(explorerResults.taskId, id));
  return found?.n ?? 0;
}

/** Work that asks the same: research on the same words, insights on the same report, an exploration with the same choices. */
function alike(db: Sql, kind: WorkKindName, id: string): SQL | undefined {
  if (kind === 'research') {
    const own = db.select({ query: researchJobs.query }).from(researchJobs).where(eq(researchJobs.id, id));
    return eq(researchJobs.query, own);
  }
  const of = <T>(what: SQL<T>) => sql`${what} = (select ${what} from ${tasks} where ${tasks.id} = ${id})`;
  return and(ofKind(kind), kind === 'insights' ? of(sql`report_id`) : of(sql`input::text`));
}

/** The nearest work of the same person that asks the same, before a piece of work or after it. */
async function nearest(db: Sql, kind: WorkKindName, { id, userId, createdAt }: WorkRecord, side: 'earlier' | 'later') {
  const table = tableOf(kind);
  const [compare, order] = side === 'earlier' ? ([lt, desc] as const) : ([gt, asc] as const);
  const [row] = await db
    .select({ id: table.id, status: sql<string>`${table.status}`, at: table.createdAt })
    .from(table)
    .where(and(eq(table.userId, userId), compare(table.createdAt, createdAt), alike(db, kind, id)))
    .orderBy(order(table.createdAt))
    .limit(1);
  return row === undefined ? null : { id: row.id, status: row.status, created_at: row.at.toISOString() };
}

/** One piece of work with its tries, its steps, what came of it and what it cost. Throws `not_found`. */
export async function workDetail(db: Sql, kind: WorkKindName, id: string, price: ModelPrice): Promise<WorkDetail> {
  const table = tableOf(kind);
  const [row] = await selectWork(db, kind).where(and(eq(table.id, id), ofKind(kind)));
  if (row === undefined) throw notFound();
  const { steps } = kind === 'research' ? RESEARCH : TASKS;
  const finished = await db.select({ step: steps.step, at: steps.finishedAt }).from(steps).where(eq(steps.workId, id));
  const looked = await db
    .select({ entry: researchTrail.entry })
    .from(researchTrail)
    .where(eq(researchTrail.workId, id))
    .orderBy(researchTrail.n);
  return {
    ...toFailedWork(kind, row),
    // A step beyond those that count is of an earlier version of the engine, and is being done anew.
    steps: stepsOf(kind).map((step, index) => {
      const done = index < row.finished ? finished.find((one) => one.step === step.id) : undefined;
      return { name: step.title, finished_at: done?.at.toISOString() ?? null };
    }),
    started_at: row.startedAt?.toISOString() ?? null,
    past_tries: toPastTries(kind, row),
    credit: row.creditWeek === null ? 'none' : row.refunded ? 'returned' : 'taken',
    credit_week: row.creditWeek,
    report: await reportOf(db, row.aboutReport),
    problems: kind === 'explorer' ? await problemsOf(db, id) : null,
    earlier: await nearest(db, kind, row, 'earlier'),
    later: await nearest(db, kind, row, 'later'),
    trail: looked.map(({ entry }) => entry),
    model: await modelUse(db, id, price),
  };
}
