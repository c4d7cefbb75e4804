import type { GeneratorList } from '../../../src/contract/admin/problem-generator.ts';
import * as calls from '../../../src/contract/admin/problem-generator.ts';
import type { TimeRange } from '../../../src/contract/analytics.ts';
import { spanOf } from '../../../src/domain/office-span.ts';
import type { Sql } from '../../db/database.ts';
import type { StoreDeps } from '../../services/deps.ts';
import { counting } from '../counting.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import { choicesOf, problemsOf } from './choices.ts';
import { failuresOf, generationsOf } from './generations.ts';

async function listOf(db: Sql, list: GeneratorList, range: TimeRange, now: Date) {
  switch (list) {
    case 'generations': {
      const { steps, span } = await generationsOf(db, range, now);
      const rows = steps.map((step) => [step.date, step.completed, step.failed, step.cancelled, step.open]);
      return { heads: [span.grain, 'completed', 'failed', 'cancelled', 'open'], rows };
    }
    case 'failures': {
      const failures = await failuresOf(db, spanOf(range, now.getTime()));
      return { heads: ['reason', 'count', 'last'], rows: failures.map((f) => [f.reason, f.count, f.last]) };
    }
    case 'choices': {
      const { groups } = await choicesOf(db, range, now);
      const rows = groups.flatMap(({ group, choices }) => choices.map(({ name, count }) => [group, name, count]));
      return { heads: ['parameter', 'choice', 'count'], rows };
    }
    case 'quality': {
      const { quality } = await problemsOf(db, range, now);
      return { heads: ['score from', 'problems'], rows: quality.map(({ from, count }) => [from, count]) };
    }
  }
}

/** Problem Generator Analytics (spec 3 §2). */
export function problemGeneratorRoutes({ read }: AdminRouter, deps: StoreDeps): void {
  const { database, clock } = deps;
  read(calls.readGenerations, ({ query }) => counting(database, (db) => generationsOf(db, query.range, clock.now())));
  read(calls.readChoices, ({ query }) => counting(database, (db) => choicesOf(db, query.range, clock.now())));
  read(calls.readProblems, ({ query }) => counting(database, (db) => problemsOf(db, query.range, clock.now())));
  read(calls.exportGenerator, async ({ query, identity }) => {
    const list = await counting(database, (db) => listOf(db, query.list, query.range, clock.now()));
    return exportList(deps, identity.userId, { tab: 'problem-generator', list: query.list }, list);
  });
}
