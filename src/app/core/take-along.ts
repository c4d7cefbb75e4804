import { answersDraft } from '../../domain/job-rules.ts';
import { type AccountDb, databaseName } from '../../store/account-db.ts';
import { VISITOR, VISITORS_DRAFT } from '../../store/drafts.ts';
import { openAccountDb } from '../../store/open.ts';
import { takeDrafts } from '../../store/take-drafts.ts';
import type { PageDevice } from './device.ts';

/** Makes a visitor's drafts those of the account that is being opened, with the answers that were being given. */
export async function takeAlong({ drafts, clock }: PageDevice, account: AccountDb, accountId: string): Promise<void> {
  const visitor = await openAccountDb(databaseName(null), { outdated() {}, lost() {} }, clock);
  try {
    for (const id of await takeDrafts(visitor, account, accountId)) {
      const typed = answersDraft(id);
      drafts.write(accountId, typed, drafts.read(VISITOR, typed));
      drafts.write(VISITOR, typed, '');
    }
    drafts.write(VISITOR, VISITORS_DRAFT, '');
  } finally {
    visitor.close();
  }
}
