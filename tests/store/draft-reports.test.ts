import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { applyDelta } from '../../src/store/apply-pull.ts';
import { saveBody } from '../../src/store/bodies.ts';
import { beginDraft, draftById, draftsView, noteDraftResearched } from '../../src/store/draft-reports.ts';
import { id, item, openDb } from '../support/account-db.ts';
import { report } from '../support/report.ts';

const [DRAFT, OTHER, REPORT] = [id(1), id(2), id(3)];

let db: AccountDb;
beforeEach(async () => {
  db = await openDb();
  await beginDraft(db, { id: DRAFT, query: 'Tomatoes arrive crushed' }, 1);
  await beginDraft(db, { id: OTHER, query: 'Agents run out of cash' }, 2);
  await noteDraftResearched(db, DRAFT, REPORT);
});

const listed = async () => (await draftsView(db)).map((draft) => draft.id);
const pull = (delta: Partial<Parameters<typeof applyDelta>[1]>) =>
  applyDelta(db, { reports: [], tombstones: [], cursor: '1', ...delta }, '0');

describe('[SRV-3] a draft of the device', () => {
  it('stays in the list while it is researched, and leaves it when its report stands there', async () => {
    expect(await listed()).toEqual([OTHER, DRAFT]);
    await pull({ reports: [item(3)] });
    expect(await listed()).toEqual([OTHER]);
    // Without the network the draft is all that can be read of it so far.
    expect(await draftById(db, DRAFT)).not.toBeNull();
  });

  it('goes when the report it became is here to be read, and no other', async () => {
    await pull({ reports: [item(3)] });
    await saveBody(db, REPORT, report(REPORT), 5);
    expect(await draftById(db, DRAFT)).toBeNull();
    expect(await listed()).toEqual([OTHER]);
  });

  it('goes with its report when that was deleted before it was read here', async () => {
    await pull({ reports: [item(3)] });
    await pull({ tombstones: [{ id: REPORT, rev: 9, deleted_at: '2026-01-05T09:00:00.000Z', permanent: false }] });
    expect(await draftById(db, DRAFT)).toBeNull();
    expect(await listed()).toEqual([OTHER]);
  });
});
