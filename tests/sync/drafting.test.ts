import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../src/contract/research.ts';
import { silentLog } from '../../src/lib/log.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { draftById } from '../../src/store/draft-reports.ts';
import { createDrafting, type Drafted, type Drafter } from '../../src/sync/drafting.ts';
import { id, openDb } from '../support/account-db.ts';
import { question } from '../support/job.ts';
import { kit } from '../support/report.ts';
import { gate } from '../support/transport.ts';
import { settle, VirtualClock } from '../support/virtual-clock.ts';

const NEAREST: readonly Question[] = [{ ...question(1, 'Which is nearest?'), slot: 'nearest' }];
const KIND: readonly Question[] = [
  { ...question(1, 'What kind?'), slot: 'kind' },
  { ...question(2, 'Who pays?'), slot: 'payer' },
];
const KIT = kit(id(1)).report;

/** Asks two sets, one after the other, and then writes a kit. */
const engine: Drafter = async ({ answers }): Promise<Drafted> => {
  if (!('nearest' in answers)) return { kind: 'questions', questions: [...NEAREST], language: 'fr' };
  if (!('kind' in answers)) return { kind: 'questions', questions: [...KIND], language: 'fr' };
  return { kind: 'report', content: KIT };
};

let db: AccountDb;
beforeEach(async () => {
  db = await openDb();
});

const drafting = (drafter: Drafter) =>
  createDrafting({ db, drafter, clock: new VirtualClock(), newId: () => id(1), log: silentLog });
const outcome = async () => (await draftById(db, id(1)))?.outcome;

describe('[readings: question sets] a draft on this device', () => {
  it('asks set after set, and is written when nothing is open', async () => {
    const drafter = vi.fn(engine);
    const drafts = drafting(drafter);
    await drafts.begin('Le sang manque');
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ kind: 'questions', questions: NEAREST }));
    await drafts.answer(id(1), 'nearest', { question_1: 'None of these' });
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ questions: KIND, language: 'fr' }));
    await drafts.answer(id(1), 'kind+payer', { question_1: 'It comes too late' });
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ kind: 'report' }));
    expect(drafter.mock.lastCall?.[0]).toMatchObject({
      query: 'Le sang manque',
      date: '2026-01-05',
      answers: { nearest: 'None of these', kind: 'It comes too late', payer: '' },
    });
  });

  it('a set that was answered in another tab is not answered again', async () => {
    const drafts = drafting(engine);
    await drafts.begin('Le sang manque');
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ kind: 'questions' }));
    await drafts.answer(id(1), 'nearest', { question_1: 'None of these' });
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ questions: KIND }));
    await drafts.answer(id(1), 'nearest', { question_1: 'Crates are crushed' });
    expect(await draftById(db, id(1))).toMatchObject({
      answers: { nearest: 'None of these' },
      outcome: { kind: 'questions', questions: KIND },
    });
  });

  it('one that is being written is not begun a second time, one that is written not at all', async () => {
    const written = gate<Drafted>();
    const drafter = vi.fn<Drafter>(() => written.wait);
    const drafts = drafting(drafter);
    await drafts.begin('Le sang manque');
    drafts.resume(id(1));
    await settle();
    expect(drafter).toHaveBeenCalledOnce();
    written.open({ kind: 'report', content: KIT });
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ kind: 'report' }));
    drafts.resume(id(1));
    await settle();
    expect(drafter).toHaveBeenCalledOnce();
  });

  it('one that could not be written says why, and is tried again by the next look', async () => {
    const drafter = vi.fn<Drafter>(async () => ({ kind: 'report', content: KIT }));
    drafter.mockRejectedValueOnce(new Error('The records of Ghana are not here'));
    const drafts = drafting(drafter);
    await drafts.begin('Le sang manque');
    const failed = { kind: 'failed', reason: 'The records of Ghana are not here' };
    await vi.waitFor(async () => expect(await outcome()).toEqual(failed));
    drafts.resume(id(1));
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ kind: 'report' }));
  });

  it('waits for its answers through a reload, and goes on with what was answered when it was cut short', async () => {
    await drafting(engine).begin('Le sang manque');
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ kind: 'questions' }));
    const later = vi.fn(engine);
    const drafts = drafting(later);
    drafts.resume(id(1));
    await drafts.answer(id(1), 'nearest', { question_1: 'None of these' });
    await vi.waitFor(async () => expect(await outcome()).toMatchObject({ questions: KIND }));
    expect(later).toHaveBeenCalledTimes(1);
    await db.drafts.update(id(1), { outcome: { kind: 'working' } });
    drafting(later).resume(id(1));
    await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(2));
    expect(later.mock.lastCall?.[0].answers).toEqual({ nearest: 'None of these' });
  });
});
