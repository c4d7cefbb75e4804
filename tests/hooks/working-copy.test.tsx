import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAccount } from '../../src/hooks/account.ts';
import { useActions } from '../../src/hooks/actions.ts';
import { useConnection } from '../../src/hooks/connection.ts';
import { CoreProvider } from '../../src/hooks/core.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { useCredits } from '../../src/hooks/credits.ts';
import { useJob } from '../../src/hooks/job.ts';
import { useOpenJobs } from '../../src/hooks/open-jobs.ts';
import { useOutbox } from '../../src/hooks/outbox.ts';
import { useReport } from '../../src/hooks/report.ts';
import { useReports } from '../../src/hooks/reports.ts';
import { useSignIn } from '../../src/hooks/sign-in.ts';
import { useTrouble } from '../../src/hooks/trouble.ts';
import { useTypedText } from '../../src/hooks/typed-text.ts';
import type { SessionPort } from '../../src/session/port.ts';
import { databaseName } from '../../src/store/account-db.ts';
import { id, item } from '../support/account-db.ts';
import { jobState, question } from '../support/job.ts';
import { pageOf } from '../support/page.tsx';
import { SharedDevice } from '../support/page-device.ts';
import { waitWhilePassing } from '../support/patience.ts';
import { report } from '../support/report.ts';
import { type Handler, ok, type Request, refused, silent } from '../support/transport.ts';

let people = 0;
let shared: SharedDevice;
let account: { id: string; email: string; name: string };
beforeEach(() => {
  people += 1;
  shared = new SharedDevice();
  account = { id: `00000000-0000-4000-9000-${String(people).padStart(12, '0')}`, email: 'a@b.co', name: 'Amina' };
});
afterEach(cleanup);

const credits = { used: 1, total: 3, available: 2, canGenerate: true, resetDate: null, isExempt: false };

/** A server with one report and one job; `extra` answers first. */
function serverOf(extra: (request: Request) => ReturnType<Handler> | null = () => null): Handler {
  const mine = () => item(1, { user_id: account.id });
  return (request) => {
    const given = extra(request);
    if (given) return given;
    switch (request.call.path) {
      case '/api/reports/history':
        return ok({ reports: [mine()], current_page: 1, total_pages: 1, total_items: 1, page_size: 20 });
      case '/api/changes':
        return ok({ reports: [mine()], tombstones: [], cursor: '1', has_more: false });
      case '/api/credits/status':
        return ok(credits);
      case '/api/market-validation/jobs':
        return request.call.method === 'GET' ? ok({ jobs: [] }) : ok({ job_id: request.opId });
      case '/api/market-validation/report/:id':
        return ok(report(request.params?.id ?? ''));
      case '/api/reports/:id/pin':
        return ok({ report: { ...mine(), rev: 9, isPinned: (request.body as { is_pinned: boolean }).is_pinned } });
      default:
        return refused(404, 'not_found');
    }
  };
}

function page(handler: Handler, { signedIn = true } = {}) {
  const session = { signIn: vi.fn(async () => ({ ok: true as const })) } as unknown as SessionPort;
  return pageOf(shared, handler, { account: signedIn ? account : null, session });
}
const sent = (requests: Request[], path: string, method = 'POST') =>
  requests.filter((request) => request.call.path === path && request.call.method === method);

describe('before the core is loaded', () => {
  it('knows who is signed in at the first paint, and has no data yet', () => {
    const { hook } = page(serverOf());
    const { result } = hook(() => ({ account: useAccount(), reports: useReports(), credits: useCredits() }));
    expect(result.current.account).toEqual(account);
    expect(result.current.reports).toMatchObject({ reports: undefined, state: 'loading' });
    expect(result.current.credits.state).toBe('loading');
  });

  it('signing in waits for it, and a core that cannot be loaded is a network failure', async () => {
    const { hook } = page(serverOf(), { signedIn: false });
    const { result } = hook(useSignIn);
    expect(await act(() => result.current.signIn('a@b.co', 'x'))).toEqual({ ok: true });

    const broken = coreHandle(() => Promise.reject(new TypeError('chunk lost')));
    const { device } = shared.tab();
    const failing = renderHook(useSignIn, {
      wrapper: ({ children }) => (
        <CoreProvider device={device} handle={broken}>
          {children}
        </CoreProvider>
      ),
    });
    expect(await act(() => failing.result.current.signIn('a@b.co', 'x'))).toEqual({
      ok: false,
      code: 'AUTH_ERROR',
      message: 'Sign in failed: Unable to connect to the server. Please check your internet connection.',
    });
  });

  it('typed text is there at once after a reload, each account with its own', () => {
    const first = page(serverOf());
    const { result, unmount } = first.hook(() => useTypedText('problem'));
    act(() => result.current[1]('Tomatoes rot'));
    unmount();
    const again = first.hook(() => useTypedText('problem'));
    expect(again.result.current[0]).toBe('Tomatoes rot');
    act(() => first.device.account.signedOut(true));
    expect(again.result.current[0]).toBe('');
  });

  it('an action without an account is refused with the sentence of the specification', async () => {
    const { hook } = page(serverOf(), { signedIn: false });
    const { result } = hook(useActions);
    await expect(result.current.startResearch('Tomatoes')).rejects.toThrow(
      'Please sign in to start a research session.',
    );
  });
});

describe('the history', () => {
  it('[PULL-4] is read from the server once, then shown from the device', async () => {
    const { hook, handle } = page(serverOf());
    const { result } = hook(useReports);
    await act(handle.ready);
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(result.current.reports?.map((row) => row.id)).toEqual([id(1)]);
    expect(result.current).toMatchObject({ notice: null, hasMore: false });
  });

  it('[PULL-4] a failed read is a notice over what is here, never instead of it', async () => {
    let down = false;
    const { hook, handle } = page(serverOf(() => (down ? silent() : null)));
    const { result } = hook(useReports);
    await act(handle.ready);
    await waitFor(() => expect(result.current.state).toBe('ready'));
    down = true;
    act(() => result.current.refresh());
    await act(() => shared.clock.pass(2_000));
    await waitFor(() => expect(result.current.state).toBe('stale'));
    expect(result.current.notice).toBe(
      "We couldn't retrieve your reports. Please check your internet connection and try again.",
    );
    expect(result.current.reports).toHaveLength(1);
  });

  it('[PULL-4] after a read that failed, coming back to the page reads it again at once', async () => {
    let down = true;
    const { hook, handle, visible } = page(serverOf(() => (down ? silent() : null)));
    const { result } = hook(useReports);
    await act(handle.ready);
    await waitWhilePassing(shared.clock, 1_000, () => expect(result.current.notice).not.toBeNull());
    down = false;
    act(() => visible.set(false));
    act(() => visible.set(true));
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', notice: null }));
    expect(result.current.reports).toHaveLength(1);
  });

  it('[VIEW-1] a pin shows at once and stays while it is on its way', async () => {
    let answer: (value: ReturnType<typeof ok>) => void = () => {};
    const { hook, handle, requests } = page(
      serverOf((request) =>
        request.call.path === '/api/reports/:id/pin'
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : null,
      ),
    );
    const { result } = hook(() => ({ reports: useReports(), actions: useActions(), sign: useConnection() }));
    await act(handle.ready);
    await waitFor(() => expect(result.current.reports.state).toBe('ready'));
    await act(() => result.current.actions.mutate('pin', { reportId: id(1), pinned: true }));
    await waitFor(() => expect(result.current.reports.reports?.[0]).toMatchObject({ isPinned: true, pending: true }));
    expect(result.current.sign.waiting).toBe(1);
    await waitFor(() => expect(sent(requests, '/api/reports/:id/pin', 'PUT')).toHaveLength(1));
    act(() => answer(ok({ report: item(1, { user_id: account.id, isPinned: true, rev: 9 }) })));
    await waitFor(() => expect(result.current.reports.reports?.[0]).toMatchObject({ isPinned: true, pending: false }));
    await waitFor(() => expect(result.current.sign.waiting).toBe(0));
  });
});

describe('a report', () => {
  it('[PULL-3] is fetched when it is not here, and never again', async () => {
    const { hook, handle, requests } = page(serverOf());
    const { result, unmount } = hook(() => useReport(id(1)));
    await act(handle.ready);
    await waitFor(() => expect(result.current.state).toBe('ready'));
    expect(result.current.report?.report_id).toBe(id(1));
    unmount();
    const again = hook(() => useReport(id(1)));
    await waitFor(() => expect(again.result.current.state).toBe('ready'));
    expect(sent(requests, '/api/market-validation/report/:id', 'GET')).toHaveLength(1);
  });

  it.each([
    [refused(404, 'not_found'), 'not_found'],
    [refused(403, 'permission_denied'), 'forbidden'],
  ])('says what the server said', async (answer, state) => {
    const { hook, handle } = page(serverOf((request) => (request.call.path.includes('report/:id') ? answer : null)));
    const { result } = hook(() => useReport(id(7)));
    await act(handle.ready);
    await waitFor(() => expect(result.current.state).toBe(state));
  });

  it('not here and no network: it says so, and Retry fetches it', async () => {
    let down = true;
    const { hook, handle } = page(serverOf(() => (down ? silent() : null)));
    const { result } = hook(() => useReport(id(1)));
    await act(handle.ready);
    await waitWhilePassing(shared.clock, 5_000, () => expect(result.current.state).toBe('not_here'));
    down = false;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state).toBe('ready'));
  });

  it('[PULL-3] is not found while it lies in the trash, and readable again as soon as its restoring waits', async () => {
    const { hook, handle } = page(
      serverOf(({ call: { path, method }, params }) => {
        if (path.endsWith('/restore')) return silent();
        return method === 'DELETE' ? ok({ id: params?.id, rev: 9, permanent: false }) : null;
      }),
    );
    const { result } = hook(() => ({ answer: useReport(id(1)), actions: useActions() }));
    await act(handle.ready);
    await waitFor(() => expect(result.current.answer.state).toBe('ready'));
    await act(() => result.current.actions.mutate('delete', { reportId: id(1), permanent: false }));
    await waitFor(() => expect(result.current.answer.state).toBe('not_found'));
    await act(() => result.current.actions.mutate('restore', { reportId: id(1) }));
    await waitFor(() => expect(result.current.answer.state).toBe('ready'));
  });

  it('an id that is none is not found, and nobody is asked', async () => {
    const { hook, handle, requests } = page(serverOf());
    const { result } = hook(() => useReport('../../etc'));
    await act(handle.ready);
    await waitFor(() => expect(result.current.state).toBe('not_found'));
    expect(requests.some((request) => request.call.path.includes('report/:id'))).toBe(false);
  });
});

describe('a research job', () => {
  it('[OUT-12] begun offline it waits on the device, survives the page, and goes once the network is back', async () => {
    let down = true;
    const server = serverOf((request) =>
      down ? silent() : request.call.path.includes('/status/') ? ok(jobState(request.params?.jobId ?? '')) : null,
    );
    const first = page(server);
    const { result, unmount } = first.hook(() => ({ actions: useActions(), open: useOpenJobs() }));
    const jobId = await act(() => result.current.actions.startResearch('Tomatoes rot'));
    await waitFor(() => expect(result.current.open[0]).toMatchObject({ job_id: jobId, local: 'waiting_network' }));
    unmount();
    first.device.account.account.get();

    const second = page(server);
    const { result: later } = second.hook(() => useJob(jobId));
    await act(second.handle.ready);
    await waitFor(() => expect(later.current).toMatchObject({ query: 'Tomatoes rot', status: 'queued', opId: jobId }));
    down = false;
    act(second.comeBack);
    await waitFor(() => expect(later.current).toMatchObject({ status: 'running', local: 'following', opId: null }));
    const keys = new Set(
      [
        ...sent(first.requests, '/api/market-validation/jobs'),
        ...sent(second.requests, '/api/market-validation/jobs'),
      ].map((request) => request.opId),
    );
    expect(keys).toEqual(new Set([jobId]));
  });

  it('[OUT-12] taken back while its answers wait, it is ended at the server, and they never go out', async () => {
    let ill = true;
    const asking = (jobId: string) => jobState(jobId, { status: 'clarification_needed', questions: [question(1)] });
    const server = serverOf((request) => {
      if (request.call.path.includes('/answers/')) return ill ? refused(503, 'unavailable') : ok({});
      if (request.call.path.includes('/cancel/'))
        return ill ? refused(503, 'unavailable') : ok({ job_id: request.params?.jobId, cancelled: true });
      if (request.call.path.includes('/status/')) return ok(asking(request.params?.jobId ?? ''));
      return null;
    });
    const first = page(server);
    const { result, unmount } = first.hook(() => {
      const open = useOpenJobs();
      return { actions: useActions(), open, job: useJob(open[0]?.job_id ?? null), credits: useCredits() };
    });
    const jobId = await act(() => result.current.actions.startResearch('Tomatoes'));
    await waitFor(() => expect(result.current.job?.questions).toHaveLength(1));
    first.device.typedText.write(account.id, `answers-${jobId}`, '["Ghana"]');
    await act(() => result.current.actions.answerQuestions(jobId, { question_1: 'Ghana' }));
    await waitFor(() => expect(result.current.job).toMatchObject({ waits: 'answers', local: 'waiting_network' }));
    const answered = sent(first.requests, '/api/market-validation/answers/:sessionId').length;
    await act(() => result.current.actions.cancelResearch(jobId));
    await waitFor(() => expect(result.current.open).toEqual([]));
    expect(first.device.typedText.read(account.id, `answers-${jobId}`)).toBe('');
    unmount();

    const second = page(server);
    const { result: later } = second.hook(() => ({ open: useOpenJobs(), connection: useConnection() }));
    await act(second.handle.ready);
    await waitFor(() => expect(later.current.connection.waiting).toBe(1));
    ill = false;
    act(second.comeBack);
    // Whichever of the two pages sends it.
    await waitFor(() => expect(later.current.connection.waiting).toBe(0));
    const cancels = [first, second].flatMap(({ requests }) => sent(requests, '/api/market-validation/cancel/:jobId'));
    expect(new Set(cancels.map((request) => request.params?.jobId))).toEqual(new Set([jobId]));
    expect(new Set(cancels.map((request) => request.opId)).size).toBe(1);
    expect(later.current.open).toEqual([]);
    expect(sent(first.requests, '/api/market-validation/answers/:sessionId')).toHaveLength(answered);
    expect(sent(second.requests, '/api/market-validation/answers/:sessionId')).toEqual([]);
  });

  it('goes from questions to a report', async () => {
    let state = (jobId: string) => jobState(jobId, { status: 'clarification_needed', questions: [question(1)] });
    const server = serverOf((request) => {
      if (request.call.path.includes('/status/')) return ok(state(request.params?.jobId ?? ''));
      if (request.call.path.includes('/answers/')) {
        state = (jobId) => jobState(jobId, { status: 'completed', progress: 100, report_id: jobId });
        return ok({ job_id: request.params?.sessionId, accepted: true });
      }
      return null;
    });
    const { hook, requests } = page(server);
    const { result: actions } = hook(useActions);
    const jobId = await act(() => actions.current.startResearch('Tomatoes rot'));
    const { result } = hook(() => ({ job: useJob(jobId), report: useReport(jobId) }));
    await waitFor(() => expect(result.current.job?.status).toBe('clarification_needed'));
    await act(() => actions.current.answerQuestions(jobId, { question_1: 'Kumasi' }));
    await waitFor(() => expect(result.current.job?.questions).toEqual([]));
    await waitWhilePassing(shared.clock, 1_500, () =>
      expect(result.current.job).toMatchObject({ status: 'completed', report_id: jobId }),
    );
    await waitFor(() => expect(result.current.report.state).toBe('ready'));
    expect(sent(requests, '/api/market-validation/answers/:sessionId')).toHaveLength(1);
  });

  it('[OUT-9] refused it is shown with its words, and Discard takes it away', async () => {
    const { hook } = page(
      serverOf((request) =>
        sent([request], '/api/market-validation/jobs').length ? refused(422, 'research_refused') : null,
      ),
    );
    const { result } = hook(() => ({ actions: useActions(), failed: useOutbox(), sign: useConnection() }));
    await act(() => result.current.actions.startResearch('Something else'));
    await waitFor(() => expect(result.current.failed[0]).toMatchObject({ state: 'refused' }));
    expect(result.current.failed[0]).toMatchObject({ text: 'Something else', code: 'research_refused' });
    expect(result.current.sign.failed).toBe(1);
    await act(() => result.current.actions.discard(result.current.failed[0]?.opId ?? ''));
    await waitFor(() => expect(result.current.failed).toEqual([]));
  });
});

describe('accounts', () => {
  it('[OUT-10] signed out in another tab, this one shows and sends nothing more', async () => {
    const { hook, handle, requests } = page(serverOf());
    const other = shared.tab();
    const { result } = hook(() => ({ account: useAccount(), reports: useReports(), core: useConnection() }));
    await act(handle.ready);
    await waitFor(() => expect(result.current.reports.state).toBe('ready'));
    act(() => other.device.account.signedOut(true));
    expect(result.current.account).toBeNull();
    expect(result.current.reports.reports).toBeUndefined();
    const before = requests.length;
    await act(() => shared.clock.pass(300_000));
    expect(requests).toHaveLength(before);
  });

  it('[ACC-1] the next account on the device sees nothing of the last', async () => {
    const first = page(serverOf());
    const { result } = first.hook(() => ({ reports: useReports(), credits: useCredits() }));
    await act(first.handle.ready);
    await waitFor(() => expect(result.current.reports.state).toBe('ready'));
    await waitFor(() => expect(result.current.credits.status).toEqual(credits));
    const seen: unknown[] = [];
    const watch = first.hook(() => {
      const { reports } = useReports();
      seen.push(...(reports ?? []).map((row) => row.user_id));
    });
    await waitFor(() => expect(seen).toContain(account.id));
    seen.length = 0;
    const former = account.id;
    account = { ...account, id: former.replace('-9000-', '-8000-') };
    act(() => first.device.account.signedIn(account));
    expect(result.current.reports.reports).toBeUndefined();
    expect(result.current.credits.status).toBeNull();
    await waitFor(() => expect(seen).toContain(account.id));
    expect(seen).not.toContain(former);
    watch.unmount();
  });

  it('[STO-2] why one’s data could not be opened is told to nobody else on the device', async () => {
    const { hook, handle, device } = page(serverOf());
    const { result } = hook(() => ({ trouble: useTrouble(), reports: useReports() }));
    await act(handle.ready);
    await waitFor(() => expect(result.current.reports.state).toBe('ready'));
    const newer = Dexie.dependencies.indexedDB.open(databaseName(account.id), 1_000_000);
    await waitFor(() => expect(result.current.trouble).toMatch(/newer version/));
    await waitFor(() => expect(newer.readyState).toBe('done'));
    newer.result.close();
    account = { ...account, id: account.id.replace('-9000-', '-b000-') };
    act(() => device.account.signedIn(account));
    expect(result.current.trouble).toBeNull();
    await waitFor(() => expect(result.current.reports.state).toBe('ready'));
  });
});

describe('signed out with work that was kept', () => {
  it('[ACC-1] it goes out at the next sign-in, and under no other account', async () => {
    let ill = true;
    const server = serverOf((request) => (ill && request.call.path.includes('/pin') ? refused(503, 'ill') : null));
    const first = page(server);
    const use = () => ({ actions: useActions(), connection: useConnection() });
    const { result, unmount } = first.hook(use);
    await act(() => result.current.actions.mutate('pin', { reportId: id(1), pinned: true }));
    const pins = () => sent(first.requests, '/api/reports/:id/pin', 'PUT').length;
    await waitFor(() => expect(pins()).toBe(1));
    await waitFor(() => expect(result.current.connection.waiting).toBe(1));
    act(() => first.device.account.signedOut(true));
    unmount();

    ill = false;
    const before = pins();
    const owner = account;
    account = { ...account, id: account.id.replace('9000', 'a000') };
    const other = page(server);
    const { result: another, unmount: leave } = other.hook(use);
    await act(other.handle.ready);
    await act(() => shared.clock.pass(60_000));
    expect(another.current.connection.waiting).toBe(0);
    expect(pins()).toBe(before);
    expect(sent(other.requests, '/api/reports/:id/pin', 'PUT')).toEqual([]);
    act(() => other.device.account.signedOut(true));
    leave();

    // The page that is still open follows who is signed in.
    account = owner;
    act(() => first.device.account.signedIn(owner));
    await waitWhilePassing(shared.clock, 1_000, () => expect(pins()).toBe(before + 1));
  });
});

describe('the connection', () => {
  it('one lost request does not leave the sign without a connection: the server is asked at once, and again after 30 s', async () => {
    const { hook, handle, device, requests } = page(serverOf());
    const { result } = hook(useConnection);
    await act(handle.ready);
    await act(() => shared.clock.pass(0));
    const asked = () => sent(requests, '/api/changes', 'GET').length;
    const before = asked();
    await act(() => shared.clock.pass(60_000));
    expect(asked()).toBe(before);
    act(() => device.connectivity.answered(false));
    expect(result.current).toMatchObject({ online: true, reached: false });
    await act(() => shared.clock.pass(0));
    expect(asked()).toBe(before + 1);
    await act(() => shared.clock.pass(30_000));
    expect(asked()).toBe(before + 2);
  });
});
