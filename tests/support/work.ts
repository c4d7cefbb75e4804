import type { Database } from '../../server/db/database.ts';
import type { ResearchEngine } from '../../server/research/engine/engine-port.ts';
import { researchWork } from '../../server/research/job/research-work.ts';
import { type TaskKinds, taskWork } from '../../server/research/tasks/task-work.ts';
import type { RunDeps } from '../../server/work/run.ts';
import { RESEARCH, TASKS } from '../../server/work/tables.ts';
import type { WallClock } from '../../src/lib/moments.ts';

interface On {
  readonly database: Database;
  readonly clock: WallClock;
}

/** What a worker of research has, for tests that are the worker. */
export const researchDeps = ({ database, clock, engine }: On & { readonly engine: ResearchEngine }): RunDeps => ({
  database,
  clock,
  table: RESEARCH,
  load: (sql, id) => researchWork({ engine, clock, lookUp: null }, sql, id),
});

/** What a worker of tasks has, whatever the kind: `work` does them all. */
export function taskDeps({ database, clock }: On, work: TaskKinds['export'], version = '1'): RunDeps {
  const kinds: TaskKinds = { explorer: work, insights: work, export: work };
  return { database, clock, table: TASKS, load: (sql, id) => taskWork(kinds, version, sql, id) };
}
