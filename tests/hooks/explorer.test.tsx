import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useExplorerActions, useExplorerHistory, useExplorerSession, useGeneration } from '../../src/hooks/explorer.ts';
import type { FlushLock } from '../../src/sync/ports.ts';
import { id } from '../support/account-db.ts';
import { nested, session } from '../support/explorer.ts';
import { pageOf } from '../support/page.tsx';
import { SharedDevice } from '../support/page-device.ts';
import { waitWhilePassing } from '../support/patience.ts';
import { type Handler, ok, type Request, refused, silent } from '../support/transport.ts';

let people = 0;
let shared: SharedDevice;
let locks: FlushLock;
let account: { id: string; email: string; name: string };
beforeEach(() => {
  people += 1;
  shared = new SharedDevice();
  locks = deviceLocks();
  account = { id: `00000000-0000-4000-9100-${String(people).padStart(12, '0')}`, email: 'a@b.co', name: 'Amina' };
});
afterEach(cleanup);

/** A server that has finished one list, and whatever `extra` answers first. */
function serverOf(extra: (request: Request) => ReturnType<Handler> | null = () => null): Handler {
  return (request) => {
    const given = extra(request);
    if (given) return given;
    switch (request.call.path) {
      case '/api/v1/pgen/generate':
        return ok({ job_id: request.opId });
      case '/api/v1/pgen/status/:jobId':
        return ok({
          job_id: request.params?.jobId,
          status: 'completed',
          progress: 100,
          results: [nested(1)],
          results_available: true,
          results_count: 1,
          slow: false,
        });
      case '/api/v1/pgen/history':
        return ok({ sessions: [session(1)], has_more: false });
      case '/api/v1/pgen/history/:sessionId':
        return ok(session(1, { results: [nested(1), nested(2)] }));
      case '/api/v1/pgen/results/:resultId/marks':
        return ok({ result_id: request.params?.resultId, ...MARKS, ...(request.body as object) });
      default:
        return refused(404, 'not_found');
    }
  };
}
const MARKS = { selected: false, viewed: false, bookmarked: false, liked: false };

/** One holder at a time, on all pages of the device. */
function deviceLocks(): FlushLock {
  const last = new Map<string, Promise<unknown>>();
  return {
    exclusive: true,
    async hold(name, { ifFree }, work) {
      const before = last.get(name);
      if (before && ifFree) return 'busy';
      const mine = (before ?? Promise.resolve()).then(work);
      const settled = mine.catch(() => undefined);
      last.set(name, settled);
      await settled;
      if (last.get(name) === settled) last.delete(name);
      return mine;
    },
  };
}

function page(handler: Handler) {
  const opened = pageOf(shared, handler, { account, locks });
  void opened.handle.ready();
  return opened;
}
const count = (requests: readonly Request[], path: string) => requests.filter(({ call }) => call.path === path).length;

describe('the Explorer on one device', () => {
  it('a generation is begun once, followed, and shown to another tab; seen, it is gone from both', async () => {
    const first = page(serverOf());
    const second = page(serverOf());
    const tab = renderHook(() => ({ generation: useGeneration(), actions: useExplorerActions() }), first);
    const other = renderHook(() => useGeneration(), second);
    await waitFor(() => expect(tab.result.current.generation).toBeNull());
    let jobId = '';
    await act(async () => {
      jobId = await tab.result.current.actions.generate({ industry: ['Energy'] });
    });
    await waitFor(() =>
      expect(tab.result.current.generation).toMatchObject({ jobId, parameters: { industry: ['Energy'] } }),
    );
    await waitWhilePassing(shared.clock, 1_500, () =>
      expect(tab.result.current.generation).toMatchObject({ state: 'completed', problems: 1 }),
    );
    await waitFor(() => expect(other.result.current).toMatchObject({ jobId, state: 'completed' }));
    const sent = [...first.requests, ...second.requests];
    expect(count(sent, '/api/v1/pgen/generate')).toBe(1);
    expect(count(sent, '/api/v1/pgen/status/:jobId')).toBe(1);
    await act(() => tab.result.current.actions.seen(jobId));
    await waitFor(() => expect(tab.result.current.generation).toBeNull());
    await waitFor(() => expect(other.result.current).toBeNull());
  });

  it('what was read once is there without the network, with the marks made there', async () => {
    const online = page(serverOf());
    const reading = renderHook(() => useExplorerSession(id(1)), online);
    await waitFor(() => expect(reading.result.current.answer?.session?.problems).toHaveLength(2));
    reading.unmount();
    const offline = page(() => silent());
    const again = renderHook(
      () => ({ read: useExplorerSession(id(1)), history: useExplorerHistory(), actions: useExplorerActions() }),
      offline,
    );
    await waitFor(() => expect(again.result.current.read.answer?.session?.problems).toHaveLength(2));
    await waitFor(() => expect(again.result.current.history.sessions).toHaveLength(1));
    await act(() => again.result.current.actions.mark(id(1), id(1_001), { liked: true }));
    await waitFor(() => expect(again.result.current.read.answer?.session?.problems[0]).toMatchObject({ liked: true }));
  });

  it('twenty are listed, then twenty more, from the device first and from the server where there are more', async () => {
    const all = Array.from({ length: 25 }, (_, n) => session(25 - n));
    const server = serverOf(({ call, query }) => {
      if (call.path !== '/api/v1/pgen/history') return null;
      const from = (Number((query as { page: string }).page) - 1) * 20;
      return ok({ sessions: all.slice(from, from + 20), has_more: all.length > from + 20 });
    });
    const here = page(server);
    const list = renderHook(() => useExplorerHistory(), here);
    await waitFor(() => expect(list.result.current.sessions).toHaveLength(20));
    await waitFor(() => expect(list.result.current.hasMore).toBe(true));
    act(() => list.result.current.more());
    await waitFor(() => expect(list.result.current.sessions).toHaveLength(25));
    await waitFor(() => expect(list.result.current.hasMore).toBe(false));
    expect(count(here.requests, '/api/v1/pgen/history')).toBe(2);
  });

  it('a history that cannot be read is a word over what is here', async () => {
    const first = renderHook(() => useExplorerHistory(), page(serverOf()));
    await waitFor(() => expect(first.result.current.sessions).toHaveLength(1));
    first.unmount();
    const failing = page(serverOf(({ call }) => (call.path === '/api/v1/pgen/history' ? refused(403, 'x') : null)));
    const list = renderHook(() => useExplorerHistory(), failing);
    await waitFor(() =>
      expect(list.result.current.status).toMatchObject({
        state: 'failed',
        detail: 'Failed to fetch generation history: 403',
      }),
    );
    await waitFor(() => expect(list.result.current.sessions).toHaveLength(1));
  });
});
