import { beforeEach, expect, it, vi } from 'vitest';
import { startDrafting } from '../../src/app/core/drafting.ts';
import { createMutate, type Mutate } from '../../src/app/core/outbox-actions.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { beginDraft, draftById } from '../../src/store/draft-reports.ts';
import { readEntries } from '../../src/store/entries.ts';
import { takeJob } from '../../src/store/jobs.ts';
import { localTypedText } from '../../src/store/typed-text.ts';
import { id, ids, openDb, USER } from '../support/account-db.ts';
import { jobState } from '../support/job.ts';
import { MemoryStorage } from '../support/memory-storage.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const DRAFT = id(1);
const ANSWERS = { payer: 'The wholesaler' } as const;

let db: AccountDb;
let mutate: Mutate;
let drafts: ReturnType<typeof startDrafting>;
beforeEach(async () => {
  db = await openDb();
  const newId = ids(10);
  const clock = new VirtualClock();
  const wake = vi.fn();
  mutate = createMutate({
    db,
    userId: USER,
    owner: USER,
    typedText: localTypedText(new MemoryStorage()),
    newId,
    now: () => 5,
    wake,
  });
  drafts = startDrafting({ db, window: {} as Window, clock, newId, log: silentLog });
  await beginDraft(db, { id: DRAFT, query: 'Tomatoes rot' }, 1);
  await db.drafts.update(DRAFT, { answers: ANSWERS });
});

const starts = async () => (await readEntries(db)).filter((entry) => entry.type === 'research');

it('[SRV-3] a draft is sent once, however often it is tapped and for as long as its research is open', async () => {
  const [first, second] = await Promise.all([drafts.research(DRAFT, mutate), drafts.research(DRAFT, mutate)]);
  expect(second).toBe(first);
  expect(await drafts.research(DRAFT, mutate)).toBe(first);
  await db.outbox.clear();
  await takeJob(db, jobState(first, { status: 'clarification_needed' }), 5);
  expect(await drafts.research(DRAFT, mutate)).toBe(first);
  expect(await starts()).toEqual([]);
});

it('[SRV-3] a draft whose research failed is sent again as another job, with the answers it holds', async () => {
  const first = await drafts.research(DRAFT, mutate);
  await db.outbox.clear();
  await takeJob(db, jobState(first, { status: 'failed', error_code: 'research_failed', refunded: true }), 5);
  const again = await drafts.research(DRAFT, mutate);
  expect(again).not.toBe(first);
  expect(await starts()).toMatchObject([{ opId: again, payload: { query: 'Tomatoes rot', answers: ANSWERS } }]);
  expect(await draftById(db, DRAFT)).toMatchObject({ researchedAs: again });
});
