import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { beginDraft, discardDraft, draftsView } from '../../src/store/draft-reports.ts';
import { takeDrafts } from '../../src/store/take-drafts.ts';
import { id, OTHER_USER, openDb, USER } from '../support/account-db.ts';

let visitor: AccountDb;
let account: AccountDb;
beforeEach(async () => {
  visitor = await openDb();
  account = await openDb();
  await beginDraft(visitor, { id: id(1), query: 'Tomatoes arrive crushed' }, 1);
  await beginDraft(visitor, { id: id(2), query: 'Agents run out of cash' }, 2);
});

const idsIn = async (db: AccountDb) => (await draftsView(db)).map((draft) => draft.id);

describe('[ACC-1] what a visitor drafted', () => {
  it('becomes the account’s, whole, and is the visitor’s no more', async () => {
    const [newest] = await draftsView(visitor);
    expect(await takeDrafts(visitor, account, USER)).toEqual([id(1), id(2)]);
    expect(await idsIn(account)).toEqual([id(2), id(1)]);
    expect((await draftsView(account))[0]).toEqual(newest);
    expect(await idsIn(visitor)).toEqual([]);
    expect(await visitor.meta.count()).toBe(0);
  });

  it('comes to one account alone, though the first was cut short before it had anything', async () => {
    const first = await openDb();
    first.close();
    await expect(takeDrafts(visitor, first, OTHER_USER)).rejects.toThrow();
    expect(await takeDrafts(visitor, account, USER)).toEqual([id(2)]);
    expect(await idsIn(visitor)).toEqual([id(1)]);
  });

  it('does not come back when the start was cut short before it was removed, and it was thrown away meanwhile', async () => {
    const rows = await visitor.drafts.toArray();
    await takeDrafts(visitor, account, USER);
    await discardDraft(account, id(1));
    // As a page leaves it that was killed between the two databases.
    await visitor.drafts.bulkPut(rows);
    await visitor.meta.put({ key: `taking:${id(1)}`, value: USER });
    await takeDrafts(visitor, account, USER);
    expect(await idsIn(account)).toEqual([id(2)]);
    expect(await idsIn(visitor)).toEqual([]);
  });

  it('is taken once by two tabs that start together', async () => {
    await Promise.all([takeDrafts(visitor, account, USER), takeDrafts(visitor, account, USER)]);
    expect(await idsIn(account)).toEqual([id(2), id(1)]);
    expect(await idsIn(visitor)).toEqual([]);
  });
});
