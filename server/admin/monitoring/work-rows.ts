import { eq, type SQL, sql } from 'drizzle-orm';
import type { FailedWork, WorkKindName } from '../../../src/contract/admin/monitoring.ts';
import { RESEARCH_STEPS } from '../../../src/contract/limits.ts';
import type { Sql } from '../../db/database.ts';
import { profiles, users } from '../../db/schema/accounts.ts';
import { reports } from '../../db/schema/reports.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { containing } from '../like.ts';

const STEPS = {
  research: RESEARCH_STEPS,
  explorer: [{ id: 'rank', title: 'Ranking' }],
  insights: [{ id: 'write', title: 'Writing' }],
} as const;

/** The steps of a kind of work, with what people here call them. */
export const stepsOf = (kind: WorkKindName): readonly { readonly id: string; readonly title: string }[] => STEPS[kind];

/** The step that work stands at after so many: none when all are done. */
export const stepAfter = (kind: WorkKindName, finished: number): string | null =>
  stepsOf(kind)[finished]?.title ?? null;

export const tableOf = (kind: WorkKindName): typeof researchJobs | typeof tasks =>
  kind === 'research' ? researchJobs : tasks;

/** What was asked for: the founder's problem, what the Explorer was set to, or the report that insights are about. */
const questionOf = (kind: WorkKindName): SQL<string | null> => {
  if (kind === 'research') return sql`${researchJobs.query}`;
  if (kind === 'insights') return sql`${reports.title}`;
  return sql`nullif(concat_ws(' · ', ${choice('industry')}, ${choice('geography')}), '')`;
};

/** A choice of the Explorer's form, one or several, in a line. */
const choice = (name: string) => sql`case json_typeof(${tasks.input} -> ${name})
  when 'array' then (select string_agg(one, ', ') from json_array_elements_text(${tasks.input} -> ${name}) as one)
  else ${tasks.input} ->> ${name} end`;

const isId = (words: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(words);

/** Whether work has to do with the words: whose it is, what was asked, its own id or its request's. */
export function aboutWork(kind: WorkKindName, words: string): SQL | undefined {
  if (words === '') return undefined;
  const { id, requestId } = tableOf(kind);
  if (isId(words)) return sql`(${id} = ${words}::uuid or ${requestId} = ${words}::uuid)`;
  return sql`(${containing(users.email, words)} or ${containing(profiles.displayName, words)}
    or ${containing(questionOf(kind), words)})`;
}

/** Work of a kind with whose it is and what it is about; the caller narrows, sorts and cuts. */
export function selectWork(db: Sql, kind: WorkKindName) {
  const table = tableOf(kind);
  const query = db
    .select({
      id: table.id,
      userId: table.userId,
      email: users.email,
      name: profiles.displayName,
      question: questionOf(kind),
      reason: table.error,
      cause: table.cause,
      requestId: table.requestId,
      finished: table.finishedSteps,
      tries: table.attempt,
      status: sql<string>`${table.status}`,
      creditWeek: table.creditWeek,
      refunded: table.refunded,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
      retriedAt: table.retriedAt,
      pastTries: table.pastTries,
      startedAt: table.startedAt,
      aboutReport: kind === 'research' ? researchJobs.id : tasks.reportId,
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .leftJoin(profiles, eq(profiles.id, table.userId));
  return kind === 'insights' ? query.leftJoin(reports, eq(reports.id, tasks.reportId)).$dynamic() : query.$dynamic();
}

export type WorkRecord = Awaited<ReturnType<typeof selectWork>>[number];

/** The row as the back office is told of it. */
export function toFailedWork(kind: WorkKindName, row: WorkRecord): FailedWork {
  return {
    kind,
    id: row.id,
    user_id: row.email === null ? null : row.userId,
    email: row.email,
    name: row.name,
    question: row.question,
    reason: row.reason,
    step: row.status === 'completed' ? null : stepAfter(kind, row.finished),
    // Of a try that goes on, or went well, there is none: what is asked is why the one before failed.
    cause: row.cause ?? (row.status === 'failed' ? null : (row.pastTries.at(-1)?.cause ?? null)),
    request_id: row.requestId,
    tries: row.tries,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    at: row.updatedAt.toISOString(),
    retried_at: row.retriedAt?.toISOString() ?? null,
  };
}
