import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import '../../support/patience.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  FailedWork,
  RouteFigures,
  readMonitoring,
  SourceFigures,
  WorkDetail,
} from '../../../src/contract/admin/monitoring.ts';
import { DEFAULT_MESSAGES } from '../../../src/domain/error-category.ts';
import { MonitoringTab } from '../../../src/features/admin/monitoring/MonitoringTab.tsx';
import type { DataOf } from '../../../src/hooks/server-calls.ts';
import {
  AWAY,
  choose,
  dialog,
  openTab,
  press,
  pressThere,
  refused,
  rowOf,
  section,
  turnTo,
} from '../../support/back-office.tsx';

afterEach(cleanup);

const STATE = '/api/admin/monitoring';
const TIMES = '/api/admin/monitoring/routes';
const FAILURES = '/api/admin/monitoring/failures';
const SOURCES = '/api/admin/monitoring/sources';
const TRY = '/api/admin/monitoring/sources/:name/try';
const RETRY = '/api/admin/monitoring/failures/:id/retry';

const state: DataOf<typeof readMonitoring> = {
  at: '2026-11-22T12:00:00.000Z',
  parts: [
    { part: 'database', ok: true },
    { part: 'queue', ok: true },
  ],
  queues: [{ queue: 'research', waiting: 2, running: 1, retrying: 0, oldest_waiting_at: '2026-11-22T11:58:30.000Z' }],
  work: [{ kind: 'research', waiting: 2, running: 1, asking: 4, failed_today: 3 }],
  database: { bytes: 3_400_000_000, tables: [{ name: 'public.events', bytes: 212_000_000, rows: 1_000_000 }] },
  disk: { free: 20_000_000_000, total: 80_000_000_000 },
  process: { uptime_seconds: 90_061, resident_bytes: 210_000_000, heap_bytes: 95_000_000 },
  versions: [{ part: 'schema', version: '0008_operations' }],
};
const failed: FailedWork = {
  kind: 'research',
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000002',
  email: 'ama@example.org',
  name: null,
  question: 'Tomatoes rot on the road to Kumasi',
  reason: 'An error occurred during market validation research.',
  step: 'Challenges',
  cause: 'ReportCheckError: a claim rests on nothing',
  request_id: '00000000-0000-4000-8000-000000000003',
  tries: 3,
  status: 'failed',
  created_at: '2026-11-21T10:00:00.000Z',
  at: '2026-11-21T10:05:00.000Z',
  retried_at: null,
};
const WORK = '/api/admin/monitoring/work/:id';
const detail: WorkDetail = {
  ...failed,
  steps: [
    { name: 'Industry Analysis', finished_at: '2026-11-21T10:04:00.000Z' },
    { name: 'Challenges', finished_at: null },
    { name: 'Recommendation', finished_at: null },
  ],
  started_at: '2026-11-21T10:01:00.000Z',
  past_tries: [],
  credit: 'returned',
  credit_week: '2026-11-16',
  report: null,
  problems: null,
  earlier: null,
  later: null,
  trail: [{ n: 1, kind: 'searched', source: 'Crossref', query: 'late flour', count: 3 }],
  model: {
    calls: 12,
    tokens: 41_500,
    seconds: 75,
    money: 0.2075,
    currency: 'US$',
    roles: [{ role: 'writer', calls: 12, tokens: 41_500, seconds: 75 }],
  },
};
const route: RouteFigures = { route: 'GET /api/reports', count: 200, errors: 1, p50: 12, p95: 80, p99: 240 };
const answers = {
  [STATE]: state,
  [TIMES]: { rows: [route], total: 1, all: { ...route, route: '' } },
  [FAILURES]: ({ kind }: { kind: string }) =>
    kind === 'research' ? { rows: [failed], total: 1 } : { rows: [], total: 0 },
  [RETRY]: { retried: true },
};

describe('System Monitoring: the state', () => {
  it('says that everything works, what waits and for how long, and how much room is left', async () => {
    await openTab(MonitoringTab, answers);
    screen.getByText('Everything works.');
    expect(rowOf(/^Research/, section('Work'))).toBe('Research2143');
    expect(rowOf(/^Research/, section('Queues'))).toBe('Research2101 min 30 s');
    expect(rowOf(/public\.events/)).toBe('public.events212 MB1,000,000');
    screen.getByText('1 d 1 h');
    screen.getByText('20 GB of 80 GB');
    screen.getByText('0008_operations');
  });

  it('names what does not work, aloud', async () => {
    await openTab(MonitoringTab, { ...answers, [STATE]: { ...state, parts: [{ part: 'queue', ok: false }] } });
    expect(screen.getByRole('alert').textContent).toBe('Something does not work: Queue.');
    expect(screen.queryByText('Everything works.')).toBeNull();
  });

  it('says nothing of a disk and of rows that nobody can tell', async () => {
    const tables = [{ name: 'public.events', bytes: 8_192, rows: null }];
    await openTab(MonitoringTab, { ...answers, [STATE]: { ...state, disk: null, database: { bytes: 1, tables } } });
    screen.getByText('The data are kept elsewhere');
    expect(rowOf(/public\.events/)).toBe('public.events8.2 kB–');
  });

  it('tells that the server is away, and looks again', async () => {
    const tab = await openTab(MonitoringTab, { ...answers, [STATE]: AWAY });
    expect(screen.getByRole('alert').textContent).toContain(DEFAULT_MESSAGES.network);
    tab.answers[STATE] = state;
    await press('Try again');
    screen.getByText('Everything works.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('System Monitoring: response times', () => {
  it('sums up, shows the routes, and asks for the hour and for another order', async () => {
    const tab = await openTab(MonitoringTab, answers);
    await turnTo('Response times');
    screen.getByText(/200 answers, 1 failed on our side\. Half within 12 ms/);
    expect(rowOf(/GET \/api\/reports/)).toBe('GET /api/reports20010.51280240');
    await choose('Of the last', '60');
    expect(tab.last(TIMES)?.query.minutes).toBe('60');
    await press('Answers');
    expect(tab.last(TIMES)?.query).toMatchObject({ minutes: '60', sort: 'count' });
  });

  it('says so where nothing was asked', async () => {
    const none = { rows: [], total: 0, all: { ...route, count: 0, errors: 0, p50: null, p95: null, p99: null } };
    await openTab(MonitoringTab, { ...answers, [TIMES]: none }, '/admin?view=times');
    screen.getByText('Nothing was asked in this time.');
    expect(screen.queryByText(/Half within/)).toBeNull();
  });
});

describe('System Monitoring: failed work', () => {
  const open = (more: object = {}) => openTab(MonitoringTab, { ...answers, ...more }, '/admin?view=failures');

  it('shows what was asked, by whom, where it stopped and why, and tries it once more', async () => {
    const tab = await open();
    expect(rowOf(/ama@example\.org/)).toContain(
      'Tomatoes rot on the road to Kumasiama@example.orgChallengesReportCheckError: a claim rests on nothing',
    );
    expect(screen.getByRole('link', { name: /ama@example/ }).getAttribute('href')).toBe(
      '/admin?tab=users&user=00000000-0000-4000-8000-000000000002',
    );
    await press('Try again');
    dialog().getByText(/goes on from its last finished step/);
    tab.answers[FAILURES] = { rows: [], total: 0 };
    await pressThere('Try again');
    expect(tab.last(RETRY)).toMatchObject({ params: { id: failed.id }, body: { kind: 'research' }, opId: 'key-1' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tab.last(WORK)).toMatchObject({ params: { id: failed.id }, query: { kind: 'research' } });
    await press('Failed work');
    screen.getByText('No research has failed.');
  });

  it('says of a search that finds nothing that it found nothing, not that nothing has failed', async () => {
    await openTab(
      MonitoringTab,
      { ...answers, [FAILURES]: { rows: [], total: 0 } },
      '/admin?view=failures&search=kofi',
    );
    screen.getByText('Nothing of this kind that failed fits the search.');
  });

  it('opens one with its steps, its cause, its request and what the model cost', async () => {
    await open({ [WORK]: detail });
    await press('Tomatoes rot on the road to Kumasi');
    const facts = within(screen.getByLabelText('About this work'));
    screen.getByText('00000000-0000-4000-8000-000000000003');
    facts.getByText(/^Failed Nov 21, 2026/);
    facts.getByText('Given back to the week from November 16 when it failed. Another try takes none.');
    const tries = section('Tries');
    tries.getByText(/^Failed Nov 21, 2026.*, at the step “Challenges”$/);
    tries.getByText('ReportCheckError: a claim rests on nothing');
    tries.getByText('An error occurred during market validation research.');
    tries.getByText(/Our own checks stopped the report: another try ends the same/);
    expect(rowOf(/^Challenges/)).toBe('ChallengesFailed here');
    expect((await screen.findByRole('list', { name: 'What was looked up' })).textContent).toBe(
      'Asked Crossref for “late flour”: 3 found',
    );
    screen.getByText(/12 calls, 41,500 tokens, 1 min 15 s of waiting\. That cost US\$0\.2075/);
    await press('Try again');
    dialog().getByText('Tomatoes rot on the road to Kumasi');
    await pressThere('Cancel');
    await press('Failed work');
    screen.getByRole('columnheader', { name: 'Cause' });
  });

  it('says of a second try why the first failed, what came of it, and what was asked before', async () => {
    const report = { id: failed.id, title: 'Tomatoes', kind: 'report', created_at: failed.at, in_trash: false };
    const past = { failed_at: failed.at, step: 'Challenges', cause: 'Error: away', reason: failed.reason };
    const at = '2026-11-22T09:00:00.000Z';
    const done = { ...detail, status: 'completed', step: null, cause: 'Error: away', reason: null, at };
    const earlier = { id: 'e', status: 'cancelled', created_at: at };
    await openTab(
      MonitoringTab,
      { ...answers, [WORK]: { ...done, past_tries: [past], report, earlier } },
      `/admin?view=failures&work=${failed.id}`,
    );
    const tries = section('Tries');
    tries.getByText('Error: away');
    tries.getByText('An error occurred during market validation research.');
    expect(tries.getByText('Try 2:').parentElement?.textContent).toMatch(/^Try 2: Finished Nov\s22,\s2026/);
    expect(screen.queryByText(/another try/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Tomatoes')).toBe(`/admin?tab=users&user=${failed.user_id}&part=reports`);
    expect(href(/Cancelled by the person/)).toBe('/admin?tab=monitoring&view=failures&work=e&kind=research');
    expect(href('Write to ama@example.org')).toBe('mailto:ama@example.org?subject=Your%20report%20in%20Baraza');
  });

  it('is read again within seconds while it is under way, and no longer', async () => {
    vi.useFakeTimers();
    try {
      const tab = await openTab(
        MonitoringTab,
        { ...answers, [WORK]: { ...detail, status: 'running', cause: null, reason: null } },
        `/admin?view=failures&work=${failed.id}`,
      );
      const state = () => screen.getByText('State', { selector: 'dt' }).nextElementSibling?.textContent;
      expect(state()).toMatch(/^Running since/);
      tab.answers[WORK] = { ...detail, status: 'completed', step: null };
      await act(() => vi.advanceTimersByTimeAsync(3_100));
      const asked = tab.asked.length;
      expect(state()).toMatch(/^Finished Nov/);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(tab.asked).toHaveLength(asked);
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that no model was asked, or that no price is set', async () => {
    await open({ [WORK]: { ...detail, model: null } });
    await press('Tomatoes rot on the road to Kumasi');
    screen.getByText('None was asked: our own engine works alone.');
    cleanup();
    await open({ [WORK]: { ...detail, model: { calls: 1, tokens: 9, seconds: 1, money: null, roles: [] } } });
    await press('Tomatoes rot on the road to Kumasi');
    screen.getByText(/No price is set/);
  });

  it('shows what became of what was tried again, and looks for a person or an id', async () => {
    const done = { ...failed, status: 'completed', retried_at: '2026-11-22T09:00:00.000Z' };
    const tab = await open({
      [FAILURES]: ({ state: shown }: { state: string }) => ({ rows: [shown === 'retried' ? done : failed], total: 1 }),
    });
    await choose('Show', 'retried');
    expect(rowOf(/ama@example/)).toMatch(/Completed$/);
    screen.getByRole('columnheader', { name: 'Tried again' });
    expect(screen.queryByRole('columnheader', { name: 'Failed' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await choose('Person, question or id', 'ama@');
    await waitFor(() => expect(tab.last(FAILURES)?.query).toMatchObject({ state: 'retried', search: 'ama@' }));
  });

  it('keeps the question open when a colleague was quicker, with the server’s words', async () => {
    const words = 'This does not wait for another try: somebody was quicker.';
    await open({ [RETRY]: refused(words) });
    await press('Try again');
    await pressThere('Try again');
    expect(dialog().getByRole('alert').textContent).toBe(words);
  });

  it('without a network it is the same act that is sent again', async () => {
    const tab = await open({ [RETRY]: AWAY });
    await press('Try again');
    await pressThere('Try again');
    expect(dialog().getByRole('alert').textContent).toBe(DEFAULT_MESSAGES.network);
    tab.answers[RETRY] = { retried: true };
    await pressThere('Try again');
    expect(tab.asked.filter(({ path }) => path === RETRY).map(({ opId }) => opId)).toEqual(['key-1', 'key-1']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows each kind by itself; a letter has a next try', async () => {
    const letter: FailedWork = { ...failed, kind: 'letter', question: 'recovery', reason: null };
    const tab = await open({
      [FAILURES]: ({ kind }: { kind: string }) =>
        kind === 'letter' ? { rows: [letter], total: 1 } : { rows: [], total: 0 },
    });
    await choose('Kind', 'insights');
    screen.getByText('No insights have failed.');
    await choose('Kind', 'letter');
    expect(rowOf(/ama@example\.org/)).toContain('Link to set a new password');
    screen.getByRole('columnheader', { name: 'Next try' });
    await choose('Order', 'asc');
    expect(tab.last(FAILURES)?.query).toMatchObject({ kind: 'letter', order: 'asc' });
  });
});

describe('System Monitoring: the sources', () => {
  const source: SourceFigures = {
    name: 'doaj',
    title: 'DOAJ',
    kind: 'literature',
    calls: 12,
    failures: 3,
    last_error: 'It answered 503',
    last_error_at: '2026-11-22T11:00:00.000Z',
    last_ok_at: '2026-11-22T10:00:00.000Z',
    median_ms: 412,
    rests_until: null,
    since: '2026-11-01T10:00:00.000Z',
  };
  const open = (rows: readonly SourceFigures[], more: object = {}) =>
    openTab(MonitoringTab, { ...answers, [SOURCES]: { rows }, ...more }, '/admin?view=sources');

  it('shows how each answers, and why it failed last', async () => {
    const resting = { ...source, name: 'brave', title: 'Brave Search', rests_until: '2026-11-22T13:00:00.000Z' };
    await open([
      source,
      resting,
      { ...source, name: 'x', title: 'New one', since: null, last_error: null, last_error_at: null },
    ]);
    expect(rowOf(/DOAJ/)).toMatch(/^DOAJLiteratureFailed last time123412.*It answered 503/);
    expect(rowOf(/Brave/)).toContain('Left alone until');
    expect(rowOf(/New one/)).toContain('Not asked yet');
  });

  it('tries one of them, says what came of it, and looks again', async () => {
    const tab = await open([source], { [TRY]: { found: 5, took_ms: 640, error: null } });
    await press('Try DOAJ');
    expect(tab.last(TRY)).toMatchObject({ params: { name: 'doaj' } });
    screen.getByText('DOAJ answered in 0.6 s: 5 found.');
    expect(tab.asked.filter(({ path }) => path === SOURCES)).toHaveLength(2);
    tab.answers[TRY] = { found: null, took_ms: 7_000, error: 'No answer within 7 s' };
    await press('Try DOAJ');
    screen.getByText('DOAJ failed after 7 s: No answer within 7 s.');
  });

  it('shows the server’s words where it was tried too often, and says so where none is set', async () => {
    const words = 'This source was tried a moment ago. Please wait some seconds.';
    await open([source], { [TRY]: refused(words) });
    await press('Try DOAJ');
    screen.getByText(words);
    cleanup();
    await open([]);
    screen.getByText(/No source is set/);
  });
});
