import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../support/patience.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Core } from '../../src/app/core.ts';
import type { CreditStatus } from '../../src/contract/credits.ts';
import { GeneratorPage } from '../../src/features/explorer/GeneratorPage.tsx';
import { ResultsPage } from '../../src/features/explorer/ResultsPage.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell, type WritableCell } from '../../src/lib/live.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import type { ExplorerRow, ExplorerRun } from '../../src/store/explorer-refiner-rows.ts';
import type { Bringing } from '../../src/sync/explorer-reads.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { problem, session } from '../support/explorer.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';

const acts = {
  generate: vi.fn(async () => id(90)),
  cancel: vi.fn(async () => id(91)),
  seen: vi.fn(async () => {}),
  checkNow: vi.fn(async () => {}),
  mark: vi.fn(async () => id(92)),
  remove: vi.fn(async () => id(93)),
};
const retry = vi.fn(async () => {});
const bring = vi.fn();
const older = vi.fn();
const refresh = vi.fn();
beforeEach(() => {
  for (const mock of [...Object.values(acts), retry, bring, older, refresh]) mock.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const FAKED = ['setTimeout', 'clearTimeout'] as const satisfies string[];

function At() {
  const { pathname, search } = useLocation();
  return <p data-testid="at">{pathname + search}</p>;
}
const at = () => screen.getByTestId('at').textContent;

interface Given {
  readonly rows?: readonly ExplorerRow[];
  readonly before?: (db: AccountDb) => Promise<unknown>;
  readonly bringing?: Bringing | WritableCell<Bringing>;
  readonly history?: { readonly state: string; readonly detail: string | null; readonly hasMore: boolean };
  readonly online?: boolean;
  readonly credits?: CreditStatus;
}

async function open(address: string, given: Given = {}) {
  const { rows = [], before, bringing = { state: 'here' }, online = true, credits } = given;
  const db = await openDb();
  await db.explorerSessions.bulkPut([...rows]);
  if (credits) await db.credits.put({ type: 'problem_generator', status: credits, fault: null, at: 0 });
  await before?.(db);
  const explorer = {
    watchGeneration: () => () => {},
    history: cell(given.history ?? { state: 'fresh', detail: null, hasMore: false }),
    refreshHistory: refresh,
    olderHistory: older,
    sessions: { state: () => ('get' in bringing ? bringing : cell(bringing)), bring },
    actions: acts,
  };
  const workspace = {
    db,
    now: () => 0,
    explorer: async () => explorer,
    actions: { retry },
    credits: { fault: () => cell(null), refresh() {}, watch: () => () => {} },
    counts: cell({ waiting: 0, failed: 0 }),
    stuck: cell(false),
  };
  const core = { workspace: cell(workspace), visitor: cell(null), ended: cell(null) } as unknown as Core;
  const handle = coreHandle(async () => core);
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  const routes = (
    <>
      <At />
      <Routes>
        <Route path="/problem-generator" element={<GeneratorPage />} />
        <Route path="/problem-generator/results" element={<ResultsPage />} />
        <Route path="/problem-generator/results/:jobId" element={<ResultsPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  );
  // The form holds its place for a while (spec 3 §9), which nobody waits for here.
  vi.useFakeTimers({ toFake: FAKED });
  showWith(address, routes, tab.device, handle);
  await act(handle.ready);
  await act(() => vi.advanceTimersByTime(800));
  vi.useRealTimers();
  return db;
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

const RUN: ExplorerRun = { progress: 40, stage: null, slow: false, local: 'following', fault: null, startedAt: 0 };
const row = (n: number, changes: Parameters<typeof session>[1] = {}, run: ExplorerRun | null = null): ExplorerRow => ({
  ...{ id: id(n), createdAt: session(n).created_at, session: session(n, changes), run },
});

describe('the generator', () => {
  const GENERATE = 'Generate Problem Statements';
  const chosen = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  const refusedStart = async (db: AccountDb, code: string) => {
    const op = { type: 'explore' as const, payload: { parameters: { industry: ['Energy'] } } };
    await enqueue(db, { op, opId: id(7), userId: USER, now: 0 });
    await db.outbox.update(id(7), { state: 'dead', lastError: { status: 422, code, message: 'No.' } });
  };

  it('sends what was chosen; what could not be kept on the device is told, and the choices stand', async () => {
    await open('/problem-generator');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Energy' }));
    await press('“All” for the rest');
    await press(GENERATE);
    expect(acts.generate).toHaveBeenCalledExactlyOnceWith({ industry: ['Energy'] });
    acts.generate.mockRejectedValueOnce(new Error('No room'));
    await press(GENERATE);
    await screen.findByText('Failed to start problem generation. Please try again.');
    expect(chosen('Energy')).toBe(true);
  });

  it('a start that was refused gives its choices back when it is read', async () => {
    await open('/problem-generator', { before: (db) => refusedStart(db, 'validation_failed') });
    await screen.findByText('No.');
    await screen.findByRole('checkbox', { name: 'Energy' });
    expect(screen.queryByRole('link', { name: 'Request additional credits' })).toBeNull();
    await press('Try Again');
    expect(acts.seen).toHaveBeenCalledExactlyOnceWith(id(7));
    await waitFor(() => expect(chosen('Energy')).toBe(true));
  });

  it('one that was refused for want of credits leads to more', async () => {
    await open('/problem-generator', { before: (db) => refusedStart(db, 'credits_exhausted') });
    const link = await screen.findByRole('link', { name: 'Request additional credits' });
    expect(link.getAttribute('href')).toBe('/credit-request?type=problem-generator');
  });

  it('one at work is followed, holds the form, and gives its choices back when it is cancelled', async () => {
    const working = row(8, { status: 'running', parameters: { industry: ['Energy'] } }, { ...RUN, stage: 'Weighing' });
    await open('/problem-generator', { rows: [working] });
    await screen.findByText('Weighing');
    expect(await screen.findByRole('button', { name: GENERATE })).toHaveProperty('disabled', true);
    await press('Cancel');
    expect(acts.cancel).toHaveBeenCalledExactlyOnceWith(id(8));
    await waitFor(() => expect(chosen('Energy')).toBe(true));
  });

  it('[spec 3 §9] one that is done is seen, and leads to its results after a second', async () => {
    const db = await open('/problem-generator', { rows: [row(8, { status: 'running' }, RUN)] });
    await screen.findByText('Waiting for its turn');
    vi.useFakeTimers({ toFake: FAKED });
    await db.explorerSessions.put(row(8, { status: 'completed', results: [problem(1)] }, RUN));
    const isTold = () => screen.queryByText('Generation completed! Redirecting to results...') !== null;
    while (!isTold()) await act(() => new Promise((done) => setImmediate(done)));
    await act(() => vi.advanceTimersByTime(999));
    expect(at()).toBe('/problem-generator');
    await act(() => vi.advanceTimersByTime(1));
    expect(at()).toBe(`/problem-generator/results/${id(8)}`);
    expect(acts.seen).toHaveBeenCalledExactlyOnceWith(id(8));
  });

  it('without credits nothing can be generated', async () => {
    const credits = { used: 2, total: 2, available: 0, canGenerate: false, resetDate: null, isExempt: false };
    await open('/problem-generator', { credits });
    await screen.findByText(/^Insufficient problem explorer credits/);
    expect(screen.getByRole('button', { name: GENERATE })).toHaveProperty('disabled', true);
  });
});

describe('the results', () => {
  const of = (n: number) => `/problem-generator/results/${id(n)}`;

  it.each([
    [{ state: 'authenticating' }, 'Authentication in progress. Retrying...'],
    [{ state: 'processing' }, /^This job is still processing/],
    [{ state: 'empty' }, 'No Problems Found'],
    [{ state: 'failed', message: null }, 'Problem generation failed'],
    [{ state: 'failed', message: 'Out of records' }, 'Out of records'],
    [{ state: 'signed_out' }, 'Please sign in to view results'],
    [{ state: 'not_here' }, /^These results have not been read on this device yet/],
    [{ state: 'error', message: 'Odd', detail: 'HTTP 502' }, 'HTTP 502'],
    [{ state: 'loading' }, 'Loading results…'],
  ] as const)('that are not there say why: %j', async (bringing, text) => {
    await open(of(1), { bringing });
    await screen.findByText(text);
    await waitFor(() => expect(bring).toHaveBeenCalledExactlyOnceWith(id(1)));
    const again = screen.queryAllByRole('button', { name: 'Try Again' });
    expect(again).toHaveLength(['signed_out', 'not_here', 'error'].includes(bringing.state) ? 1 : 0);
    if (again[0]) fireEvent.click(again[0]);
    expect(bring).toHaveBeenCalledTimes(1 + again.length);
    expect(screen.queryAllByRole('button', { name: 'Login' })).toHaveLength(bringing.state === 'signed_out' ? 1 : 0);
  });

  it.each([
    ['/problem-generator/results', 'No job ID provided'],
    ['/problem-generator/results/nonsense', 'Invalid session selected. Please try again.'],
  ])('at an address that names none (%s) there is nothing to ask for', async (address, text) => {
    await open(address);
    screen.getByText(text);
    expect(bring).not.toHaveBeenCalled();
  });

  it('[spec 3 §9] of one that is still at work lead to the generator after three seconds', async () => {
    const bringing = cell<Bringing>({ state: 'loading' });
    await open(of(1), { bringing });
    await waitFor(() => expect(bring).toHaveBeenCalled());
    vi.useFakeTimers({ toFake: FAKED });
    await act(async () => bringing.set({ state: 'processing' }));
    await act(() => vi.advanceTimersByTime(2_999));
    expect(at()).toBe(of(1));
    await act(() => vi.advanceTimersByTime(1));
    expect(at()).toBe('/problem-generator');
  });

  const found = row(1, {
    message: 'No records of Mars.',
    results: [
      problem(2, { severity_score: 90, severity_level: 'critical', liked: true }),
      problem(1, { severity_score: 40, severity_level: 'low', viewed: true }),
    ],
  });
  const pick = async (label: string, value: string) => {
    const select = await screen.findByRole('combobox', { name: label });
    await act(async () => void fireEvent.change(select, { target: { value } }));
  };
  const listed = () =>
    within(screen.getByRole('list', { name: 'Problems, best first' }))
      .getAllByRole('article')
      .map((article) => article.getAttribute('aria-labelledby'));

  it('stand by rank, are sorted and narrowed in the address, and say so where none fits', async () => {
    await open(of(1), { rows: [found] });
    await screen.findByText('No records of Mars.');
    expect(bring).not.toHaveBeenCalled();
    expect(listed()).toEqual(['problem-1', 'problem-2']);
    await pick('Sort by', 'severity');
    await waitFor(() => expect(listed()).toEqual(['problem-2', 'problem-1']));
    await pick('Show', 'new');
    await waitFor(() => expect(listed()).toEqual(['problem-2']));
    await pick('Severity', 'low');
    await screen.findByText('No problem of this list matches.');
    expect(at()).toBe(`${of(1)}?sort=severity&severity=low&show=new`);
    await press('Show all');
    await waitFor(() => expect(at()).toBe(`${of(1)}?sort=severity`));
  });

  it('are compared two at a time; the one that is chosen is named until the other is', async () => {
    await open(of(1), { rows: [found] });
    await press('Compare: Problem 1');
    await screen.findByText('Chosen: Problem 1');
    await press('Compare: Problem 2');
    const heading = await screen.findByRole('heading', { name: 'Side by side' });
    expect(screen.queryByText(/^Chosen: /)).toBeNull();
    expect(document.activeElement).toBe(heading.closest('[tabindex="-1"]'));
    await press('End the comparison');
    await waitFor(() => expect(at()).toBe(of(1)));
    await press('Compare: Problem 1');
    await screen.findByText('Chosen: Problem 1');
    await press('Compare: Problem 1');
    await waitFor(() => expect(screen.queryByText(/^Chosen: /)).toBeNull());
  });

  it('are marked; a mark that the device could not keep is told', async () => {
    await open(of(1), { rows: [found] });
    await press('Bookmark: Problem 1');
    expect(acts.mark).toHaveBeenCalledExactlyOnceWith(id(1), problem(1).id, { bookmarked: true });
    acts.mark.mockRejectedValueOnce(new Error('No room'));
    await press('Like: Problem 1');
    await screen.findByText('This could not be saved on this device.');
  });
});

describe('past explorations', () => {
  const aside = () => within(screen.getByRole('complementary', { name: 'History' }));

  it('are listed with what was asked for, the open one marked; more are brought', async () => {
    const here = row(1, { results: [problem(1)], parameters: {} });
    await open(`/problem-generator/results/${id(1)}`, {
      rows: [here, row(2, { problems_generated: 5 })],
      history: { state: 'fresh', detail: null, hasMore: true },
    });
    const list = within(await screen.findByRole('list', { name: 'Past explorations' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.querySelector('strong')?.textContent)).toEqual([
      'Agriculture · Ghana',
      'Every industry · All of Africa',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
    expect(links.map((link) => link.textContent?.includes('On this device'))).toEqual([false, true]);
    expect(links[0]?.textContent).toContain('5 problems');
    await press('Load More');
    expect(older).toHaveBeenCalledOnce();
  });

  it.each([
    [{ state: 'loading', detail: null }, 'Loading history...'],
    [{ state: 'fresh', detail: null }, 'No explorations yet'],
    [
      { state: 'failed', detail: 'Failed to fetch generation history: 500' },
      /Failed to fetch generation history: 500$/,
    ],
  ])('say what there is to say where there are none: %j', async (status, text) => {
    await open('/problem-generator', { history: { ...status, hasMore: false } });
    await waitFor(() => aside().getByText(text));
    expect(aside().queryAllByText('No explorations yet')).toHaveLength(status.state === 'fresh' ? 1 : 0);
    if (status.state !== 'failed') return;
    refresh.mockClear();
    fireEvent.click(aside().getByRole('button', { name: 'Try Again' }));
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('are folded away by their button', async () => {
    await open('/problem-generator', { rows: [row(2)] });
    await screen.findByRole('list', { name: 'Past explorations' });
    await press('History');
    expect(screen.queryByRole('list', { name: 'Past explorations' })).toBeNull();
    expect(screen.getByRole('button', { name: 'History' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('are deleted after a question; one that the device could not note is told, and stays', async () => {
    await open('/problem-generator', { rows: [row(2)] });
    await press('Delete: Agriculture · Ghana');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this exploration?' }));
    const confirm = dialog.getByRole('button', { name: 'Delete' });
    expect(document.activeElement).toBe(confirm);
    expect(acts.remove).not.toHaveBeenCalled();
    acts.remove.mockRejectedValueOnce(new Error('No room'));
    await act(async () => void fireEvent.click(confirm));
    await dialog.findByText('Failed to delete session. Please try again.');
    dialog.getByRole('button', { name: 'Try Again' });
    expect(acts.remove).toHaveBeenCalledExactlyOnceWith(id(2));
  });
});
