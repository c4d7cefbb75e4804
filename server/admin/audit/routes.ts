import { checkAudit, exportAudit, listAudit } from '../../../src/contract/admin/audit.ts';
import { ADMIN_PAGE_SIZE } from '../../../src/contract/admin/page.ts';
import { checkChain } from '../../db/audit.ts';
import type { StoreDeps } from '../../services/deps.ts';
import { EXPORT_ROWS } from '../csv.ts';
import { exportList } from '../export-list.ts';
import type { AdminRouter } from '../register.ts';
import { countLines, linesOf } from './log.ts';

const HEADS = ['line', 'at', 'action', 'by', 'about', 'details', 'hash'];

/** Audit Logs (spec 3 §2): what administrators did and who signed in, and whether the log is whole. */
export function auditRoutes({ read }: AdminRouter, deps: StoreDeps): void {
  const { database } = deps;
  read(listAudit, async ({ query }) => ({
    rows: await linesOf(database.sql, query, (query.page - 1) * ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE),
    total: await countLines(database.sql, query),
  }));

  read(exportAudit, async ({ query, identity }) => {
    const lines = await linesOf(database.sql, query, 0, EXPORT_ROWS);
    const rows = lines.map((l) => [l.seq, l.at, l.action, l.actor, l.subject, JSON.stringify(l.details), l.hash]);
    return exportList(deps, identity.userId, { tab: 'audit' }, { heads: HEADS, rows });
  });

  read(checkAudit, async () => {
    const { checked, brokenAt } = await checkChain(database.sql);
    return { checked, broken_at: brokenAt, whole: brokenAt === null };
  });
}
