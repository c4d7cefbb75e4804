import { beforeEach, describe, expect, it } from 'vitest';
import type { RefinerSession } from '../../src/contract/refiner.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { noteResearched, saveRefinerSessions } from '../../src/store/refiner.ts';
import { id, openDb } from '../support/account-db.ts';

const result = { id: id(7), researched: false } as NonNullable<RefinerSession['results']>[number];
const session = (over: Partial<RefinerSession> = {}) =>
  ({ session_id: id(1), created_at: '2026-01-01T00:00:00.000Z', ...over }) as RefinerSession;
let db: AccountDb;

beforeEach(async () => {
  db = await openDb();
});

describe('refiner sessions', () => {
  it('[STO-1] keep the results that were read here when a list brings none', async () => {
    await saveRefinerSessions(db, [session({ results: [result] })]);
    await saveRefinerSessions(db, [session()]);
    expect((await db.refinerSessions.get(id(1)))?.session.results).toEqual([result]);
  });

  it('show a result as researched, and leave alone what is not here', async () => {
    await saveRefinerSessions(db, [session({ results: [result, { ...result, id: id(8) }] })]);
    await db.transaction('rw', db.refinerSessions, async () => {
      await noteResearched(db, id(1), id(7));
      await noteResearched(db, id(2), id(7));
    });
    const kept = await db.refinerSessions.toArray();
    expect(kept.map((row) => row.session.results?.map(({ researched }) => researched))).toEqual([[true, false]]);
  });
});
