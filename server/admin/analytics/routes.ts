import type { AnalyticsList } from '../../../src/contract/admin/analytics.ts';
import * as calls from '../../../src/contract/admin/analytics.ts';
import type { TimeRange } from '../../../src/contract/analytics.ts';
import { spanOf } from '../../../src/domain/office-span.ts';
import type { Sql } from '../../db/database.ts';
import type { StoreDeps } from '../../services/deps.ts';
import { counting } from '../counting.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import { winningOf } from './funnel.ts';
import { growthOf } from './growth.ts';
import { retentionOf } from './retention.ts';
import { topicOf, topicsOf } from './topics.ts';

async function listOf(db: Sql, list: AnalyticsList, range: TimeRange, now: Date) {
  switch (list) {
    case 'sign_ups': {
      const { sign_ups, active, span } = await growthOf(db, range, now);
      const rows = sign_ups.map(({ date, count }, index) => [date, count, active[index]?.count]);
      return { heads: [span.grain, 'signed up', 'people active'], rows };
    }
    case 'funnel': {
      const { funnel } = await winningOf(db, range, now);
      return { heads: ['step', 'count'], rows: funnel.map(({ step, count }) => [step, count]) };
    }
    case 'retention': {
      const { weeks, cohorts } = await retentionOf(db, range, now);
      const heads = ['signed up in the week of', 'people', ...weeks.map((week) => `back in week ${week}`)];
      return { heads, rows: cohorts.map(({ week, people, returned }) => [week, people, ...returned]) };
    }
    default: {
      const slices = await topicOf(db, list, spanOf(range, now.getTime()));
      return { heads: ['name', 'count', 'people'], rows: slices.map((s) => [s.name, s.count, s.people]) };
    }
  }
}

/** Business Intelligence (spec 3 §2): who comes, who stays, and what they work on. */
export function analyticsRoutes({ read }: AdminRouter, deps: StoreDeps): void {
  const { database, clock } = deps;
  read(calls.readGrowth, ({ query }) => counting(database, (db) => growthOf(db, query.range, clock.now())));
  read(calls.readFunnel, ({ query }) => counting(database, (db) => winningOf(db, query.range, clock.now())));
  read(calls.readRetention, ({ query }) => counting(database, (db) => retentionOf(db, query.range, clock.now())));
  read(calls.readTopics, ({ query }) => counting(database, (db) => topicsOf(db, query.of, query.range, clock.now())));
  read(calls.exportAnalytics, async ({ query, identity }) => {
    const list = await counting(database, (db) => listOf(db, query.list, query.range, clock.now()));
    return exportList(deps, identity.userId, { tab: 'analytics', list: query.list }, list);
  });
}
