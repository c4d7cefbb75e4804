import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountDb } from '../../src/store/account-db.ts';
import { beginDraft, noteDraftResearched } from '../../src/store/draft-reports.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { takeJob } from '../../src/store/jobs.ts';
import { reportRow } from '../../src/store/take-report.ts';
import { draftView } from '../../src/store/views/drafts.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';
import { jobState, question } from '../support/job.ts';

const [DRAFT, JOB] = [id(1), id(2)];

let db: AccountDb;
beforeEach(async () => {
  db = await openDb();
  await beginDraft(db, { id: DRAFT, query: 'Tomatoes rot' }, 1);
  await noteDraftResearched(db, DRAFT, JOB);
});

const research = async () => (await draftView(db, DRAFT))?.research;
const told = (changes: Parameters<typeof jobState>[1]) => takeJob(db, jobState(JOB, changes), 5);
const start = () => enqueue(db, { op: { type: 'research', payload: { query: 'x' } }, opId: JOB, userId: USER, now: 2 });

describe('[SRV-3] the research of a draft', () => {
  it.each([
    [{ status: 'queued' }, { state: 'open' }],
    [{ status: 'clarification_needed' }, { state: 'open' }],
    [{ status: 'paused' }, { state: 'open' }],
    [{ status: 'cancelled' }, { state: 'none' }],
    [{ status: 'completed' }, { state: 'reported', reportId: JOB }],
    [
      { status: 'completed', report_id: JOB },
      { state: 'reported', reportId: JOB },
    ],
    [
      { status: 'failed', error: 'Something broke', error_code: 'research_failed', refunded: true },
      { state: 'failed', refusal: null, refunded: true },
    ],
    [
      { status: 'failed', error: 'Baraza covers the 54 African countries.', error_code: 'research_refused' },
      { state: 'failed', refusal: 'Baraza covers the 54 African countries.', refunded: false },
    ],
    // The server no longer knows the job.
    [
      { status: 'failed', error: 'The requested resource was not found.' },
      { state: 'failed', refusal: null, refunded: false },
    ],
  ] as const)('as a job that is %j stands as %j', async (changes, expected) => {
    await told(changes);
    expect(await research()).toEqual(expected);
  });

  it('is under way while its start waits, and can be tried again where that was refused', async () => {
    await start();
    expect(await research()).toEqual({ state: 'open' });
    const lastError = { status: 400, code: 'validation_failed', message: 'Too long', at: 3 };
    await db.outbox.update(JOB, { state: 'dead', lastError });
    expect(await research()).toEqual({ state: 'refused', opId: JOB, reason: 'Too long' });
  });

  it('whose answers were refused is still under way: its questions stand again', async () => {
    await told({ status: 'clarification_needed', questions: [question(1)] });
    const op = { type: 'answers', payload: { jobId: JOB, answers: {}, asked: 'x' } } as const;
    await enqueue(db, { op, opId: id(9), userId: USER, now: 3 });
    await db.outbox.update(id(9), { state: 'dead' });
    expect(await research()).toEqual({ state: 'open' });
  });

  it('that was taken back before the server had it can begin anew', async () => {
    await start();
    await enqueue(db, { op: { type: 'research_cancel', payload: { jobId: JOB } }, opId: id(9), userId: USER, now: 3 });
    expect(await research()).toEqual({ state: 'none' });
  });

  it('has come to its report where that stands in the list, whatever the job last told', async () => {
    await told({ status: 'running' });
    await db.reports.put(reportRow(item(2)));
    expect(await research()).toEqual({ state: 'reported', reportId: JOB });
  });
});
