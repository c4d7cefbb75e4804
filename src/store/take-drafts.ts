import type { AccountDb } from './account-db.ts';
import type { DraftRow } from './rows.ts';

/**
 * ACC-1: moves what was drafted before anybody was signed in into the account that signs in. Two databases share no transaction,
 * so each draft is claimed first, noted as taken in the transaction that adds it, and removed last: a start that is cut short
 * anywhere is gone on with by the same account, no draft comes to a second one, and none comes back that was thrown away
 * meanwhile. Answers with the drafts that are this account's now.
 */
export async function takeDrafts(
  visitor: AccountDb,
  account: AccountDb,
  accountId: string,
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const id of await visitor.drafts.toCollection().primaryKeys()) {
    const draft = await claim(visitor, id, accountId);
    if (!draft) continue;
    await account.transaction('rw', account.drafts, account.meta, async () => {
      if (await account.meta.get(`taken:${id}`)) return;
      await account.drafts.put(draft);
      await account.meta.put({ key: `taken:${id}`, value: accountId });
    });
    await visitor.transaction('rw', visitor.drafts, visitor.meta, async () => {
      await visitor.drafts.delete(id);
      await visitor.meta.delete(`taking:${id}`);
    });
    taken.push(id);
  }
  return taken;
}

/** Null where another account has begun to take it, or it is gone. */
function claim(visitor: AccountDb, id: string, accountId: string): Promise<DraftRow | null> {
  return visitor.transaction('rw', visitor.drafts, visitor.meta, async () => {
    const draft = await visitor.drafts.get(id);
    const claimed = await visitor.meta.get(`taking:${id}`);
    if (!draft || (claimed && 'value' in claimed && claimed.value !== accountId)) return null;
    await visitor.meta.put({ key: `taking:${id}`, value: accountId });
    return draft;
  });
}
