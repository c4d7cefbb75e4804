import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../support/patience.ts';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import { DraftList } from '../../src/components/history/DraftList.tsx';
import type { JobState } from '../../src/contract/research.ts';
import { DraftPage } from '../../src/features/report/DraftPage.tsx';
import { TryPage } from '../../src/features/report/TryPage.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { useDraftReports } from '../../src/hooks/draft-reports.ts';
import { cell } from '../../src/lib/live.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { beginDraft, finishDraft, noteDraftResearched } from '../../src/store/draft-reports.ts';
import { takeJob } from '../../src/store/jobs.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { jobState } from '../support/job.ts';
import { SharedDevice } from '../support/page-device.ts';
import { kit, report } from '../support/report.ts';
import { showWith } from '../support/screen.tsx';

const [DRAFT, JOB] = [id(1), id(2)];
const ADDRESS = `/market-validation/draft/${DRAFT}`;

let db: AccountDb;
const researchDraft = vi.fn(async () => id(3));
beforeEach(async () => {
  researchDraft.mockClear();
  db = await openDb();
  await beginDraft(db, { id: DRAFT, query: 'Tomatoes rot' }, 1);
  await finishDraft(db, DRAFT, { kind: 'report', content: report(DRAFT).report });
  await noteDraftResearched(db, DRAFT, JOB);
});
afterEach(cleanup);

const List = () => <DraftList drafts={useDraftReports()} onOpen={() => {}} />;

async function open(address: string, { online = true } = {}) {
  const workspace = { db, resumeDraft() {}, actions: { researchDraft } } as unknown as Workspace;
  const { device, online: network } = new SharedDevice().tab();
  network.set(online);
  const routes = (
    <Routes>
      <Route path="/market-validation" element={<p>Asked here</p>} />
      <Route path="/list" element={<List />} />
      <Route path="/market-validation/draft/:draftId" element={<DraftPage />} />
    </Routes>
  );
  const core = { workspace: cell(workspace), visitor: cell(null) } as unknown as Core;
  const handle = coreHandle(async () => core);
  showWith(address, routes, device, handle);
  await act(handle.ready);
}
const ended = (changes: Partial<JobState>) => takeJob(db, jobState(JOB, { status: 'failed', ...changes }), 5);
const FAILED = { error: 'It broke', error_code: 'research_failed', refunded: true } as const;

it.each([
  [true, 'Research again'],
  [false, 'Research when I’m back'],
])('a draft whose research failed says so, and is sent again from its page (network: %s)', async (online, name) => {
  await ended(FAILED);
  await open(ADDRESS, { online });
  await screen.findByText(/^The research came to nothing/);
  screen.getByText('Your credit was given back.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  expect(researchDraft).toHaveBeenCalledWith(DRAFT);
  await screen.findByText('Asked here');
});

it('the list says that its research failed, and leads to the page where it is sent again', async () => {
  await ended(FAILED);
  await open('/list');
  await screen.findByText('Research failed');
  expect(screen.getByRole('link', { name: /Research failed/ }).getAttribute('href')).toBe(ADDRESS);
});

it('a text that was refused is to be written differently: the same words would be refused again', async () => {
  await ended({ error: 'Baraza covers the 54 African countries.', error_code: 'research_refused' });
  await open(ADDRESS);
  await screen.findByText('Baraza covers the 54 African countries.');
  expect(screen.getByRole('link', { name: 'Write it differently' }).getAttribute('href')).toBe(
    '/market-validation?problem=Tomatoes%20rot',
  );
  expect(screen.queryByRole('button', { name: /Research/ })).toBeNull();
});

it('a draft that is being researched leads to where that can be watched, and is not sent twice', async () => {
  await takeJob(db, jobState(JOB, { status: 'clarification_needed' }), 5);
  await open(ADDRESS);
  const way = await screen.findByRole('link', { name: 'See how it goes' });
  expect(way.getAttribute('href')).toBe('/market-validation');
  expect(screen.queryByRole('button', { name: /Research/ })).toBeNull();
});

it('says that it is here, and what its research does; one that could not be written says that alone', async () => {
  await db.drafts.update(DRAFT, { researchedAs: null });
  await open(ADDRESS);
  await screen.findByText(/^This draft is kept in your history/);
  cleanup();
  await finishDraft(db, DRAFT, { kind: 'failed', reason: '' });
  await open(ADDRESS);
  await screen.findByText(/^The draft could not be written/);
  expect(screen.queryByText(/^This draft is kept/)).toBeNull();
});

it('a kit of this device says that it is nowhere else, and can be had in the account', async () => {
  await db.drafts.update(DRAFT, { researchedAs: null });
  await finishDraft(db, DRAFT, { kind: 'report', content: kit(DRAFT).report });
  await open(ADDRESS);
  await screen.findByText(/^This starter kit is on this device only/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Research this' })));
  expect(researchDraft).toHaveBeenCalledWith(DRAFT);
});

it('a kit speaks to its founder in their language, on its page and around it', async () => {
  await db.drafts.update(DRAFT, { researchedAs: null });
  await finishDraft(db, DRAFT, { kind: 'report', content: kit(DRAFT, 'fr').report });
  await open(ADDRESS);
  await screen.findByText(/^Ce kit de départ n'est gardé que sur cet appareil/);
  screen.getByText("Il ne t'a coûté aucun crédit.");
  screen.getByRole('button', { name: 'Jeter ce kit' });
});

it('a draft that is being written still shows what it is about, and one that asks what was answered before', async () => {
  await db.drafts.update(DRAFT, { researchedAs: null, answers: { where: 'In Kano' }, outcome: { kind: 'working' } });
  await open(ADDRESS);
  await screen.findByText('Tomatoes rot');
  screen.getByText('Writing a draft on this device…');
  cleanup();
  const question = {
    id: 'question_1',
    slot: 'seen' as const,
    text: 'What have you seen?',
    why: '',
    choices: [],
    skip: 'Left.',
  };
  await db.drafts.update(DRAFT, { outcome: { kind: 'questions', questions: [question], language: 'en' } });
  await open(ADDRESS);
  await screen.findByText('What have you seen?');
  const said = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(said.slice(0, 2)).toEqual(['Tomatoes rot', 'In Kano']);
});

describe('what a visitor tried', () => {
  const discardDraft = vi.fn(async () => {});
  const resumeDraft = vi.fn();

  async function tried(isKnown = false) {
    const visitor = { db, resumeDraft, discardDraft, counts: cell({ waiting: 0, failed: 0 }) };
    const handle = coreHandle(async () => ({ workspace: cell(null), visitor: cell(visitor) }) as unknown as Core);
    const { device } = new SharedDevice().tab();
    if (isKnown) device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Ama' });
    const routes = (
      <Routes>
        <Route path="/try/:draftId" element={<TryPage />} />
        <Route path="/market-validation/draft/:draftId" element={<p>In the account</p>} />
        <Route path="/" element={<p>The front page</p>} />
      </Routes>
    );
    showWith(`/try/${DRAFT}`, routes, device, handle);
    await act(handle.ready);
  }

  it('is kept with an account under the same number, or thrown away', async () => {
    await tried();
    const keep = await screen.findByRole('link', { name: 'Create a free account to keep it' });
    expect(keep.getAttribute('href')).toBe(`/signup?redirect=${encodeURIComponent(ADDRESS)}`);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Throw it away' })));
    expect(discardDraft).toHaveBeenCalledExactlyOnceWith(DRAFT);
    await screen.findByText('The front page');
  });

  it('and could not be written can be tried again, and is nothing to keep', async () => {
    await finishDraft(db, DRAFT, { kind: 'failed', reason: '' });
    await tried();
    resumeDraft.mockClear();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(resumeDraft).toHaveBeenCalledExactlyOnceWith(DRAFT);
    expect(screen.queryByRole('link', { name: 'Create a free account to keep it' })).toBeNull();
  });

  it('is found in the account of whoever has signed in; what was thrown away is said to be gone', async () => {
    await tried(true);
    screen.getByText('In the account');
    cleanup();
    await db.drafts.clear();
    await tried();
    await screen.findByRole('heading', { name: 'Nothing is kept here' });
  });
});
