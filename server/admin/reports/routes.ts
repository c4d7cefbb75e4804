import * as calls from '../../../src/contract/admin/custom-reports.ts';
import type { StoreDeps } from '../../services/deps.ts';
import { counting } from '../counting.ts';
import { EXPORT_ROWS } from '../csv.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import { allReports, dropReport, editReport, keepReport, pageOfReports } from './report-queries.ts';
import { runDefinition } from './run.ts';

/** A group of what has no value there. */
const NONE = 'None';

/** Custom Reports (spec 3 §2): questions to the figures, put together from a closed list and kept under a name. */
export function customReportRoutes({ read, mutate }: AdminRouter, deps: StoreDeps): void {
  const { database, clock } = deps;

  read(calls.runReport, ({ query }) => counting(database, (db) => runDefinition(db, query.definition, clock.now())));
  read(calls.exportReport, async ({ query, identity }) => {
    const { definition } = query;
    const { rows } = await counting(database, (db) => runDefinition(db, definition, clock.now(), EXPORT_ROWS));
    return exportList(
      deps,
      identity.userId,
      { tab: 'reports', list: definition.source },
      {
        heads: [...definition.dimensions, ...definition.measures],
        rows: rows.map(({ keys, values }) => [...keys.map((key) => key ?? NONE), ...values]),
      },
    );
  });
  read(calls.exportReports, async ({ query, identity }) => {
    const rows = await allReports(database.sql, identity.userId, query, EXPORT_ROWS);
    return exportList(
      deps,
      identity.userId,
      { tab: 'reports', list: 'list' },
      {
        heads: ['name', 'owner', 'source', 'by', 'measures', 'changed'],
        rows: rows.map(({ name, owner, definition: d, updated_at }) => [
          name,
          owner,
          d.source,
          d.dimensions.join(' '),
          d.measures.join(' '),
          updated_at,
        ]),
      },
    );
  });
  read(calls.listReports, ({ query, identity }) => pageOfReports(database.sql, identity.userId, query));

  mutate(calls.saveReport, async ({ body, identity }, tx, opId) => {
    await keepReport(tx, clock.now(), identity.userId, opId, body);
    return { data: { id: opId }, auditEntry: { action: 'custom_report.saved', subject: { thing: opId } } };
  });
  mutate(calls.changeReport, async (request, tx) => {
    const id = request.id('id');
    await editReport(tx, clock.now(), request.identity.userId, id, request.body);
    return { data: { id }, auditEntry: { action: 'custom_report.changed', subject: { thing: id } } };
  });
  mutate(calls.deleteReport, async (request, tx) => {
    const id = request.id('id');
    await dropReport(tx, request.identity.userId, id);
    return { data: { deleted: true }, auditEntry: { action: 'custom_report.deleted', subject: { thing: id } } };
  });
}
