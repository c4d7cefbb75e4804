import type { AccountDb } from './account-db.ts';

/** Whether anything of the person's own lies in the working copy: read, written, or waiting to be sent. */
export async function keepsAnything(db: AccountDb): Promise<boolean> {
  const own = [
    db.reports,
    db.trash,
    db.messages,
    db.explorerSessions,
    db.refinerSessions,
    db.drafts,
    db.outbox,
  ] as const;
  for (const table of own) if ((await table.count()) > 0) return true;
  return false;
}
