import type { ReportListItem } from '../contract/report.ts';
import { reportTrash } from '../contract/reports.ts';
import type { Transport } from '../domain/transport.ts';
import type { Clock } from '../lib/clock.ts';
import type { AccountDb } from '../store/account-db.ts';
import { saveTrash, trashedIds } from '../store/trash.ts';
import type { PullOutcome } from './pull.ts';

const PAGE = 100;

/** Brings what lies in the trash, all of it: nobody keeps much there. */
export function createTrashPull(
  { db, transport, clock }: { readonly db: AccountDb; readonly transport: Transport; readonly clock: Clock },
  signal: AbortSignal,
): () => Promise<PullOutcome> {
  return async () => {
    const asked = clock.now();
    const before = await trashedIds(db);
    const items: ReportListItem[] = [];
    for (let page = 1; ; page += 1) {
      const query = { page: String(page), page_size: String(PAGE) };
      const answer = await transport({ call: reportTrash, query }, signal);
      if (answer.kind !== 'ok') return 'failed';
      items.push(...answer.data.data.reports);
      if (page >= answer.data.data.total_pages) break;
    }
    await saveTrash(db, items, before, asked);
    return 'pulled';
  };
}
