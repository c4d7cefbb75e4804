import { and, count, desc, eq, isNull, sql, sum } from 'drizzle-orm';
import type { WorkDetail, WorkKindName } from '../../../src/contract/admin/monitoring.ts';
import type { Sql } from '../../db/database.ts';
import { modelCalls } from '../../db/schema/model.ts';
import { researchTrail } from '../../db/schema/sources.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { notFound } from '../../errors.ts';
import { RESEARCH, TASKS } from '../../work/tables.ts';
import { stepsOf, tableOf, toldWork, workRows } from './work-rows.ts';

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

/** One piece of work with its steps and what it cost. Throws `not_found`. */
export async function workDetail(db: Sql, kind: WorkKindName, id: string, price: ModelPrice): Promise<WorkDetail> {
  const table = tableOf(kind);
  const ofKind = kind === 'research' ? undefined : and(eq(tasks.kind, kind), isNull(tasks.deletedAt));
  const [row] = await workRows(db, kind).where(and(eq(table.id, id), ofKind));
  if (row === undefined) throw notFound();
  const { steps } = kind === 'research' ? RESEARCH : TASKS;
  const finished = await db
    .select({ at: steps.finishedAt })
    .from(steps)
    .where(eq(steps.workId, id))
    .orderBy(steps.finishedAt);
  const looked = await db
    .select({ entry: researchTrail.entry })
    .from(researchTrail)
    .where(eq(researchTrail.workId, id))
    .orderBy(researchTrail.n);
  return {
    ...toldWork(kind, row),
    steps: stepsOf(kind).map((name, index) => ({ name, finished_at: finished[index]?.at.toISOString() ?? null })),
    credit: row.creditWeek === null ? 'none' : row.refunded ? 'returned' : 'taken',
    trail: looked.map(({ entry }) => entry),
    model: await modelUse(db, id, price),
  };
}
