import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router-dom';
import '../support/patience.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RefinerSession } from '../../src/contract/refiner.ts';
import { ResultsStep } from '../../src/features/refiner/ResultsStep.tsx';
import { NotSignedInError, useActions } from '../../src/hooks/actions.ts';
import { useRefinerHistory, useRefinerSession, useRewording } from '../../src/hooks/refiner.ts';
import { id } from '../support/account-db.ts';
import { pageOf } from '../support/page.tsx';
import { SharedDevice } from '../support/page-device.ts';
import { problem, refinerSessionOf } from '../support/refiner.ts';
import { type Handler, ok, type Request, silent } from '../support/transport.ts';

let people = 0;
let shared: SharedDevice;
let account: { id: string; email: string; name: string };
beforeEach(() => {
  people += 1;
  shared = new SharedDevice();
  account = { id: `00000000-0000-4000-8888-${String(people).padStart(12, '0')}`, email: 'a@b.co', name: 'Amina' };
});
afterEach(cleanup);

const bare = (data: unknown) => ({ kind: 'ok', status: 200, data }) as const;

/** A server that refines, and remembers; `down`: nobody answers. */
function house() {
  const sessions = new Map<string, RefinerSession>();
  const state = { down: false, sessions };
  const handler = ({ call, opId, body, params }: Request) => {
    if (state.down) return silent();
    const known = sessions.get(params?.sessionId ?? '');
    switch (`${call.method} ${call.path}`) {
      case 'POST /api/prefine/refine': {
        const idea = (body as { raw_idea: string }).raw_idea;
        const session = refinerSessionOf(5, { session_id: opId ?? '', original_idea: idea, results: [problem(7)] });
        sessions.set(session.session_id, session);
        return bare({ session_id: opId, session_title: session.session_title, results: session.results });
      }
      case 'GET /api/prefine/history': {
        const all = [...sessions.values()].map(({ results: _, ...session }) => session);
        return bare({ sessions: all, offset: 0, limit: 20, total_count: all.length });
      }
      case 'GET /api/prefine/history/:sessionId':
        return known ? bare(known) : silent();
      case 'DELETE /api/prefine/history/:sessionId':
        sessions.delete(params?.sessionId ?? '');
        return bare({ deleted: true });
      case 'POST /api/prefine/variants':
        return bare({ variants: [{ statement: 'Narrower.', scope: 'one quarter', changed: 'Narrower' }] });
      default:
        return call.path.endsWith('researched') ? bare({ id: params?.id, researched: true }) : ok({});
    }
  };
  return { state, handler };
}

const tab = (handler: Handler, signedIn = true) => pageOf(shared, handler, { account: signedIn ? account : null });
const refinings = (requests: readonly Request[]) => requests.filter(({ call }) => call.path.endsWith('/refine'));

describe('the Refiner', () => {
  it('an idea that meets no answer waits, goes when the network is back, and is there once, in both tabs', async () => {
    const { state, handler } = house();
    const first = tab(handler);
    await first.handle.ready();
    const { result } = first.hook(() => ({ actions: useActions(), history: useRefinerHistory() }));
    state.down = true;
    let sessionId = '';
    await act(async () => {
      sessionId = await result.current.actions.mutate('refine', { idea: 'Tailors lose orders' });
    });
    const { result: seen } = first.hook(() => useRefinerSession(sessionId));
    await waitFor(() => expect(seen.current.session?.pending?.sending).toMatchObject({ state: 'waiting', status: 0 }));
    await waitFor(() =>
      expect(result.current.history.items).toMatchObject([{ id: sessionId, idea: 'Tailors lose orders' }]),
    );

    const second = tab(handler);
    await second.handle.ready();
    const { result: other } = second.hook(() => useRefinerSession(sessionId));
    await waitFor(() => expect(other.current.session?.pending).not.toBeNull());

    state.down = false;
    act(() => first.comeBack());
    await waitFor(() => expect(seen.current.session?.results).toHaveLength(1));
    await waitFor(() => expect(other.current.session?.results).toHaveLength(1));
    expect(state.sessions.size).toBe(1);
    expect(new Set([...refinings(first.requests), ...refinings(second.requests)].map(({ opId }) => opId)).size).toBe(1);
    expect(result.current.history.items).toHaveLength(1);
  });

  it('a session of another device is listed, opened, marked, worded anew and deleted', async () => {
    const { state, handler } = house();
    state.sessions.set(id(5), refinerSessionOf(5, { results: [problem(7)] }));
    const { hook, handle, requests } = tab(handler);
    await handle.ready();
    const { result } = hook(() => ({
      actions: useActions(),
      history: useRefinerHistory(),
      answer: useRefinerSession(id(5)),
      rewording: useRewording(id(7)),
    }));
    await waitFor(() => expect(result.current.history.items).toMatchObject([{ id: id(5) }]));
    await waitFor(() => expect(result.current.answer.session?.results).toHaveLength(1));
    act(() => result.current.rewording.reword(id(5), 'Tailors lose orders.'));
    await waitFor(() => expect(result.current.answer.session?.results?.[0]?.variants).toHaveLength(1));
    await act(
      async () => void (await result.current.actions.mutate('researched', { sessionId: id(5), resultId: id(7) })),
    );
    await waitFor(() => expect(result.current.answer.session?.results?.[0]?.researched).toBe(true));
    await act(async () => void (await result.current.actions.mutate('refiner_delete', { sessionId: id(5) })));
    await waitFor(() => expect(result.current.history.items).toEqual([]));
    await waitFor(() => expect(requests.some(({ call }) => call.method === 'DELETE')).toBe(true));
    expect(state.sessions.size).toBe(0);
  });

  it('[PULL-4] a reading that fails is told beside what is here', async () => {
    const { state, handler } = house();
    state.down = true;
    const { hook, handle } = tab(handler);
    await handle.ready();
    const { result } = hook(useRefinerHistory);
    await waitFor(() => expect(result.current.status?.state).toBe('failed'));
    await waitFor(() => expect(result.current.items).toEqual([]));
  });

  it('[spec 3 §4] a problem goes on to the validator word for word, whatever signs stand in it', async () => {
    const statement = 'Millers & bakers lose 30% of flour: bag #2 costs 5+1 cedis, why?';
    const { state, handler } = house();
    state.sessions.set(id(5), refinerSessionOf(5, { results: [problem(7, { statement })] }));
    const { handle, wrapper } = tab(handler);
    await handle.ready();
    const Handed = () => useSearchParams()[0].get('problem');
    render(
      <MemoryRouter initialEntries={['/prefine']}>
        <Routes>
          <Route path="/prefine" element={<ResultsStep id={id(5)} />} />
          <Route path="/market-validation" element={<Handed />} />
        </Routes>
      </MemoryRouter>,
      { wrapper },
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Validate this problem/ }));
    await waitFor(() => expect(document.body.textContent).toBe(statement));
  });

  it('nobody signed in refines nothing', async () => {
    const { hook } = tab(house().handler, false);
    const { result } = hook(useActions);
    await expect(result.current.mutate('refine', { idea: 'Tailors' })).rejects.toThrow(NotSignedInError);
  });
});
