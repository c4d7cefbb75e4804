import * as calls from '../../../src/contract/admin/engagement.ts';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import { listUnmatched } from '../../../src/contract/admin/unmatched.ts';
import { notFound } from '../../errors.ts';
import type { CreditDeps } from '../../services/credits.ts';
import { lookForAlerts } from '../../services/engagement.ts';
import { EXPORT_ROWS } from '../csv.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import { acknowledge, alertsOf, changeRule, rulesWithCounts } from './alerts.ts';
import { unmatchedProblems } from './unmatched.ts';

const HEADS = ['id', 'rule', 'about', 'email', 'name', 'figure', 'since', 'raised', 'acknowledged', 'note', 'closed'];

/** Engagement Alerts (spec 3 §2): people somebody should look after, and what makes them that. */
export function engagementRoutes({ read, mutate }: AdminRouter, deps: CreditDeps): void {
  const { database, clock } = deps;

  read(calls.listAlerts, ({ query }) =>
    alertsOf(database.sql, query, (query.page - 1) * ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE),
  );
  read(calls.exportAlerts, async ({ query, identity }) => {
    const { rows } = await alertsOf(database.sql, query, 0, EXPORT_ROWS);
    const cells = rows.map((a) => [
      a.id,
      a.rule,
      a.subject,
      a.email,
      a.name,
      a.count,
      a.since,
      a.raised_at,
      a.acknowledged_at,
      a.note,
      a.closed_at,
    ]);
    return exportList(deps, identity.userId, { tab: 'engagement' }, { heads: HEADS, rows: cells });
  });
  read(listUnmatched, ({ query }) =>
    unmatchedProblems(database.sql, clock.now(), query, (query.page - 1) * ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE),
  );
  read(calls.listAlertRules, async () => ({ rules: await rulesWithCounts(database.sql) }));

  mutate(calls.acknowledgeAlert, async (request, tx) => ({
    auditEntry: await acknowledge(tx, clock.now(), request.id('id'), request.body.note),
    data: { acknowledged: true },
  }));
  mutate(calls.lookForAlerts, async (_request, tx) => {
    const looked = await lookForAlerts(tx, deps);
    return { data: looked, auditEntry: { action: 'alerts.looked_for', details: looked } };
  });
  mutate(calls.changeAlertRule, async (request, tx) => {
    const name = request.param('name');
    const auditEntry = await changeRule(tx, clock.now(), name, request.body);
    const rule = (await rulesWithCounts(tx)).find((known) => known.name === name);
    if (rule === undefined) throw notFound();
    return { data: { rule }, auditEntry };
  });
}
