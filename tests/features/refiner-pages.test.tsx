import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../support/patience.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { Core } from '../../src/app/core.ts';
import type { RefinerSession } from '../../src/contract/refiner.ts';
import { RefinerPage } from '../../src/features/refiner/RefinerPage.tsx';
import { NotPossibleError } from '../../src/hooks/actions.ts';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { problem, refinerSessionOf } from '../support/refiner.ts';
import { showWith } from '../support/screen.tsx';

const mutate = vi.fn<Actions['mutate']>();
const acts = { mutate, retry: vi.fn(async () => {}), discard: vi.fn(async () => {}) };
const calls = { refresh: vi.fn(), more: vi.fn(), bring: vi.fn(), reword: vi.fn() };
beforeEach(() => {
  for (const mock of [...Object.values(acts), ...Object.values(calls)]) mock.mockClear();
  mutate.mockReset();
  mutate.mockResolvedValue(id(5));
});
afterEach(cleanup);

function At() {
  const { pathname, search } = useLocation();
  return <p data-testid="at">{pathname + search}</p>;
}
const at = () => screen.getByTestId('at').textContent;

interface Given {
  readonly sessions?: readonly RefinerSession[];
  readonly before?: (db: AccountDb) => Promise<unknown>;
  readonly history?: object;
  readonly reading?: object | null;
  readonly rewording?: object | null;
  readonly online?: boolean;
}
const FRESH = { state: 'fresh', fault: null, hasMore: false };

async function open(address: string, given: Given = {}) {
  const { sessions = [], before, history = FRESH, reading = null, rewording = null, online = true } = given;
  const db = await openDb();
  await db.refinerSessions.bulkPut(
    sessions.map((session) => ({ id: session.session_id, createdAt: session.created_at, session })),
  );
  await before?.(db);
  const refiner = {
    history: cell(history),
    details: () => cell(reading),
    rewording: () => cell(rewording),
    ...calls,
  };
  const workspace = {
    db,
    refiner: async () => refiner,
    actions: acts,
    counts: cell({ waiting: 0, failed: 0 }),
    stuck: cell(false),
  };
  const handle = coreHandle(async () => ({ workspace: cell(workspace), visitor: cell(null) }) as unknown as Core);
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  tab.device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Ama' });
  const routes = (
    <>
      <At />
      <Routes>
        <Route path="/prefine" element={<RefinerPage />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  );
  showWith(address, routes, tab.device, handle);
  await act(handle.ready);
  return tab.device;
}
const press = async (name: string | RegExp, where: Pick<typeof screen, 'findByRole'> = screen) => {
  const button = await where.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const OF_FIVE = `/prefine?session=${id(5)}`;

describe('the step of the idea', () => {
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Describe your idea');

  it('Enter keeps the idea without the space around it and opens its session; the box is empty the next time', async () => {
    const device = await open('/prefine');
    fireEvent.change(box(), { target: { value: ' Tailors lose orders ' } });
    fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(mutate).not.toHaveBeenCalled();
    await act(async () => void fireEvent.keyDown(box(), { key: 'Enter' }));
    expect(mutate).toHaveBeenCalledExactlyOnceWith('refine', { idea: 'Tailors lose orders' });
    await waitFor(() => expect(at()).toBe(OF_FIVE));
    expect(device.typedText.read(USER, 'idea')).toBe('');
  });

  it('an idea that this device cannot keep stands, with the reason', async () => {
    mutate.mockRejectedValue(new NotPossibleError('No room'));
    await open('/prefine', { online: false });
    screen.getByText(/^You are offline\. Your idea is kept/);
    fireEvent.change(box(), { target: { value: 'Tailors' } });
    await press('Refine when I’m back');
    await screen.findByText('No room');
    expect(box().value).toBe('Tailors');
    expect(screen.getByRole('button', { name: 'Refine when I’m back' })).toHaveProperty('disabled', false);
  });
});

describe('[OUT-12] an idea that is on its way', () => {
  const pending =
    (lastError: object | null, state = 'pending') =>
    async (db: AccountDb) => {
      const op: Op = { type: 'refine', payload: { idea: 'Tailors lose orders' } };
      await enqueue(db, { op, opId: id(5), userId: USER, now: 0 });
      await db.outbox.update(id(5), { lastError, ...(state === 'dead' && { state }) } as never);
    };

  it('holds the place of its problems', async () => {
    await open(OF_FIVE, { before: pending(null) });
    await screen.findByText('Refining your idea…');
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });

  it.each([
    [{ status: 0, code: 'network', message: '' }, true, 'Failed to refine idea. Please try again.', 'alert'],
    [{ status: 0, code: 'network', message: '' }, false, /^You are offline\. Your idea is kept/, 'status'],
    [{ status: 401, code: 'x', message: '' }, true, 'User not authenticated', 'alert'],
  ])('that met %j (online: %s) says so, and can be sent now', async (lastError, online, text, role) => {
    await open(OF_FIVE, { before: pending(lastError), online });
    expect((await screen.findByText(text)).closest('[role]')?.getAttribute('role')).toBe(role);
    expect(screen.queryAllByText(/^Your idea is kept on this device and goes out again/)).toHaveLength(online ? 1 : 0);
    screen.getByRole('button', { name: 'Take it back' });
    await press('Try now');
    expect(acts.retry).toHaveBeenCalledExactlyOnceWith(id(5));
  });

  it('that was refused says why; its words go back to the box before they leave the outbox', async () => {
    const device = await open(OF_FIVE, { before: pending({ status: 422, code: 'x', message: 'Too short.' }, 'dead') });
    await screen.findByText('Too short.');
    screen.getByRole('button', { name: 'Retry' });
    mutate.mockImplementation(async () => {
      expect(device.typedText.read(USER, 'idea')).toBe('Tailors lose orders');
      return '';
    });
    await press('Write it differently');
    expect(mutate).toHaveBeenCalledExactlyOnceWith('refiner_delete', { sessionId: id(5) });
    await waitFor(() => expect(at()).toBe('/prefine'));
  });
});

describe('the problems of an idea', () => {
  const refined = refinerSessionOf(5, { results: [problem(7), problem(8, { researched: true })] });

  it.each([
    [{ state: 'gone' }, true, 'This session is no longer there.'],
    [{ state: 'failed', fault: { status: 500 } }, true, 'Failed to load session details. Please try again.'],
    [{ state: 'failed', fault: { status: 401 } }, true, 'User not authenticated'],
    [{ state: 'failed', fault: { status: 0 } }, false, /^The problems of this session have not been read/],
    [{ state: 'loading' }, true, 'Opening this session…'],
  ])('that are not here say why: %j, online %s', async (reading, online, text) => {
    await open(OF_FIVE, { sessions: [refinerSessionOf(5)], reading, online });
    await screen.findByText(text);
    // Without a network what was said is all that can be read of it.
    if (!online) within(screen.getByText(text).closest('.stack') as HTMLElement).getByText('Idea 5');
    const again = screen.queryByRole('button', { name: 'Retry' });
    expect(again !== null).toBe(reading.state === 'failed' && online);
    if (!again) return;
    calls.bring.mockClear();
    fireEvent.click(again);
    expect(calls.bring).toHaveBeenCalledExactlyOnceWith(id(5));
  });

  it('are none: then it says what to do', async () => {
    await open(OF_FIVE, { sessions: [refinerSessionOf(5, { results: [] })] });
    await screen.findByText('No problem statements generated');
  });

  it('one that is validated is marked, once; where that cannot be noted nobody is led on', async () => {
    await open(OF_FIVE, { sessions: [refined] });
    await press(/^Validate this problem: .* 8\.$/);
    await waitFor(() => expect(at()).toMatch(/^\/market-validation\?problem=/));
    expect(mutate).not.toHaveBeenCalled();
    cleanup();
    mutate.mockRejectedValue(new Error('No room'));
    await open(OF_FIVE, { sessions: [refined] });
    await press(/^Validate this problem: .* 7\.$/);
    await screen.findByText('This problem could not be marked as researched on this device.');
    expect(mutate).toHaveBeenCalledExactlyOnceWith('researched', { sessionId: id(5), resultId: id(7) });
    expect(at()).toBe(OF_FIVE);
  });

  describe('in detail', () => {
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Problem in detail' }));
    const openOne = async (given: Given = {}) => {
      await open(OF_FIVE, { sessions: [refined], ...given });
      await press(/^Details: .* 7\.$/);
      return dialog();
    };

    it('say each reason of the score, and ask for other wordings when they are wanted', async () => {
      const one = await openOne();
      expect(one.getAllByText(/^\d+ of \d+$/).map((points) => points.textContent)).toContain('15 of 15');
      one.getByText('you named tailors');
      expect(calls.reword).not.toHaveBeenCalled();
      await press('Show other wordings', one);
      expect(calls.reword).toHaveBeenCalledExactlyOnceWith(id(5), id(7), problem(7).statement);
    });

    it.each([
      [{ state: 'failed', fault: { status: 500, message: 'Busy.' } }, true, 'Busy.'],
      [{ state: 'failed', fault: { status: 401, message: '' } }, true, 'User not authenticated'],
      [null, false, /^You are offline\. Other wordings can be asked for/],
    ])('say why there are no other wordings: %j, online %s', async (rewording, online, text) => {
      const one = await openOne({ rewording, online });
      one.getByText(text);
      expect(one.getByRole('button', { name: 'Show other wordings' })).toHaveProperty('disabled', !online);
    });

    it('another wording goes on to the validator in its own words', async () => {
      const variants = { [id(7)]: [{ statement: 'Narrower.', scope: 'one quarter', changed: 'Smaller' }] };
      const one = await openOne({ before: (db) => db.refinerSessions.update(id(5), { variants }) });
      await press('Validate this wording', one);
      await waitFor(() => expect(at()).toBe('/market-validation?problem=Narrower.'));
      cleanup();
      const none = await openOne({ before: (db) => db.refinerSessions.update(id(5), { variants: { [id(7)]: [] } }) });
      none.getByText('No other wording was found.');
    });
  });
});

describe('the refined ideas', () => {
  const list = async () => within(await screen.findByRole('list', { name: 'Refined ideas' }));

  it('are listed newest first, the open one marked; more are brought', async () => {
    const sessions = [refinerSessionOf(5, { results: [problem(7)] }), refinerSessionOf(6)];
    await open(OF_FIVE, { sessions, history: { ...FRESH, hasMore: true } });
    const links = (await list()).getAllByRole('link');
    expect(links.map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('aria-current')])).toEqual(
      [
        ['Idea 6', null],
        ['Idea 5', 'page'],
      ],
    );
    expect(links.map((link) => link.textContent?.includes('On this device'))).toEqual([false, true]);
    await press('Load More');
    expect(calls.more).toHaveBeenCalledOnce();
  });

  it('say how many problems each has, or how it stands on its way', async () => {
    await open('/prefine', {
      sessions: [refinerSessionOf(5)],
      before: async (db) => {
        for (const n of [6, 7]) {
          const op: Op = { type: 'refine', payload: { idea: `Idea ${n}` } };
          await enqueue(db, { op, opId: id(n), userId: USER, now: n });
        }
        const lastError = { status: 422, code: 'x', message: 'No' };
        await db.outbox.update(id(7), { state: 'dead', lastError });
      },
    });
    const said = (await list())
      .getAllByRole('link')
      .map((link) => [...link.querySelectorAll('small > span')].map((one) => one.textContent));
    expect(said).toEqual([['Not refined'], ['Waiting to send'], ['5 problems']]);
  });

  it('have no way on where there are no more', async () => {
    await open('/prefine', { sessions: [refinerSessionOf(5)] });
    await list();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  it.each([
    [{ state: 'loading' }, true, 'Loading history…', null],
    [{ state: 'loading' }, false, 'No ideas yet', null],
    [FRESH, true, 'No ideas yet', null],
    [{ state: 'failed', fault: { status: 500 } }, true, 'Failed to fetch refiner history: 500', 'alert'],
    [{ state: 'failed', fault: { status: 401 } }, true, 'User not authenticated', 'alert'],
  ])('say what there is to say where there are none: %j, online %s', async (history, online, text, role) => {
    await open('/prefine', { history: { hasMore: false, fault: null, ...history }, online });
    const roleOf = () => screen.getByText(text).closest('[role]')?.getAttribute('role') ?? null;
    await waitFor(() => expect(roleOf()).toBe(role));
    if (role === null) return;
    calls.refresh.mockClear();
    await press('Retry');
    expect(calls.refresh).toHaveBeenCalledOnce();
  });

  it('are deleted after a question; of the open one the page goes to a new idea', async () => {
    await open(OF_FIVE, { sessions: [refinerSessionOf(5, { results: [] })] });
    await press('Delete: Idea 5');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this idea?' }));
    const confirm = dialog.getByRole('button', { name: 'Delete' });
    expect(document.activeElement).toBe(confirm);
    mutate.mockRejectedValueOnce(new Error('No room'));
    await act(async () => void fireEvent.click(confirm));
    await dialog.findByText('Failed to delete session. Please try again.');
    expect(at()).toBe(OF_FIVE);
    await act(async () => void fireEvent.click(confirm));
    expect(mutate).toHaveBeenLastCalledWith('refiner_delete', { sessionId: id(5) });
    await waitFor(() => expect(at()).toBe('/prefine'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are deleted beside the one that is being read, which stays', async () => {
    await open(OF_FIVE, { sessions: [refinerSessionOf(5, { results: [] }), refinerSessionOf(6, { results: [] })] });
    await press('Delete: Idea 6');
    await press('Delete', within(screen.getByRole('dialog', { name: 'Delete this idea?' })));
    expect(mutate).toHaveBeenCalledExactlyOnceWith('refiner_delete', { sessionId: id(6) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at()).toBe(OF_FIVE);
  });
});
