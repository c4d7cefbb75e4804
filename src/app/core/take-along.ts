import { answersKey } from '../../domain/job-rules.ts';
import { type AccountDb, databaseName } from '../../store/account-db.ts';
import { openAccountDb } from '../../store/open.ts';
import { takeDrafts } from '../../store/take-drafts.ts';
import { NEWEST_TRY, VISITOR } from '../../store/typed-text.ts';
import type { PageDevice } from './device.ts';

/** Makes a visitor's drafts those of the account that is being opened, with the answers that were being given. */
export async function takeAlong(
  { typedText, clock }: PageDevice,
  account: AccountDb,
  accountId: string,
): Promise<void> {
  const visitor = await openAccountDb(databaseName(null), { outdated() {}, lost() {} }, clock);
  try {
    for (const id of await takeDrafts(visitor, account, accountId)) {
      const typed = answersKey(id);
      typedText.write(accountId, typed, typedText.read(VISITOR, typed));
      typedText.write(VISITOR, typed, '');
    }
    typedText.write(VISITOR, NEWEST_TRY, '');
  } finally {
    visitor.close();
  }
}
