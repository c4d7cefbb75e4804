import * as calls from '../../../src/contract/admin/credit-analytics.ts';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import type { CreditDeps } from '../../services/credits.ts';
import { counting } from '../counting.ts';
import { EXPORT_ROWS } from '../csv.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import { creditFigures, exhausted, requestsOf } from './figures.ts';

const WEEK_HEADS = ['week', 'until', 'type', 'used', 'people', 'used all', 'granted', 'by exempt people'];
const PERSON_HEADS = ['id', 'email', 'name', 'type', 'week', 'used', 'of', 'last one at'];

/** Credit Analytics (spec 3 §2): what the credits are used for, and whether they are enough. */
export function creditAnalyticsRoutes({ read }: AdminRouter, deps: CreditDeps): void {
  const { database, clock } = deps;

  read(calls.readCreditAnalytics, async ({ query }) => {
    const span = Number(query.weeks);
    return counting(database, async (db) => ({
      ...(await creditFigures(db, deps, span)),
      requests: await requestsOf(db, clock.now(), span),
    }));
  });
  read(calls.exportCreditAnalytics, async ({ query, identity }) => {
    const { weeks } = await counting(database, (db) => creditFigures(db, deps, Number(query.weeks)));
    const cells = weeks.map((w) => [w.start, w.end, w.credit_type, w.used, w.people, w.exhausted, w.granted, w.exempt]);
    const from = { tab: 'credit-analytics', list: 'weeks' } as const;
    return exportList(deps, identity.userId, from, { heads: WEEK_HEADS, rows: cells });
  });
  read(calls.listExhausted, ({ query }) =>
    counting(database, (db) => exhausted(db, deps, query, (query.page - 1) * ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE)),
  );
  read(calls.exportExhausted, async ({ query, identity }) => {
    const { rows } = await counting(database, (db) => exhausted(db, deps, query, 0, EXPORT_ROWS));
    const cells = rows.map((r) => [r.user_id, r.email, r.name, r.credit_type, r.week, r.used, r.total, r.at]);
    const from = { tab: 'credit-analytics', list: 'exhausted' } as const;
    return exportList(deps, identity.userId, from, { heads: PERSON_HEADS, rows: cells });
  });
}
