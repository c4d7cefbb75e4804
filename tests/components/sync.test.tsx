import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../support/patience.ts';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Core } from '../../src/app/core.ts';
import { ConnectionSign } from '../../src/components/ConnectionSign.tsx';
import { SyncScreen } from '../../src/components/SyncScreen.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import { id, openDb, USER } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';
import { gate } from '../support/transport.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let visitorDb: AccountDb | null = null;
const visitorActs = { retry: vi.fn(async () => {}), discard: vi.fn(async () => {}), edit: vi.fn() };
const acts = { retry: vi.fn(async () => {}), discard: vi.fn(async () => {}), edit: vi.fn() };
beforeEach(() => {
  for (const act of [acts, visitorActs].flatMap((all) => Object.values(all))) act.mockClear();
  acts.edit.mockResolvedValue({ to: '/market-validation', draft: 'problem', text: 'Tomatoes rot' });
});

function At() {
  return <p data-testid="at">{useLocation().pathname}</p>;
}

interface Given {
  readonly online?: boolean;
  readonly reached?: boolean;
  readonly counts?: { readonly waiting: number; readonly failed: number };
  readonly visitors?: { readonly waiting: number; readonly failed: number };
  readonly stuck?: boolean;
  readonly kit?: Partial<Core['kit']>;
}

async function open(part: Parameters<typeof showWith>[1], given: Given = {}) {
  const { online = true, reached = true, counts = { waiting: 0, failed: 0 }, visitors, stuck = false, kit } = given;
  const db = await openDb();
  const workspace = { db, actions: acts, counts: cell(counts), stuck: cell(stuck) };
  visitorDb = visitors ? await openDb() : null;
  const visitor = visitors ? { ...visitorActs, db: visitorDb, counts: cell(visitors) } : null;
  const core = { workspace: cell(workspace), visitor: cell(visitor), kit: { here: cell(null), ...kit } };
  const handle = coreHandle(async () => core as unknown as Core);
  const tab = new SharedDevice().tab();
  tab.online.set(online);
  tab.reached.set(reached);
  showWith(
    '/',
    <>
      {part}
      <At />
    </>,
    tab.device,
    handle,
  );
  await act(handle.ready);
  return db;
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('[OUT-11] the sign of the connection', () => {
  it.each([
    [{}, 'Online', 'sign '],
    [{ online: false }, 'Offline', 'sign offline'],
    [{ reached: false }, 'No connection', 'sign offline'],
    [{ counts: { waiting: 2, failed: 0 } }, '2 waiting', 'sign '],
    [{ counts: { waiting: 2, failed: 1 }, online: false }, 'Offline · 2 waiting · 1 failed', 'sign failed'],
    [{ counts: { waiting: 1, failed: 0 }, visitors: { waiting: 1, failed: 1 } }, '2 waiting · 1 failed', 'sign failed'],
  ] as const)('with %j says %s', async (given, text, look) => {
    await open(<ConnectionSign />, given);
    expect(screen.getByRole('button', { name: text }).className).toBe(look);
  });

  it('has room for the sum alone on a narrow screen, and for nothing where all has arrived', async () => {
    const sum = () => screen.getByRole('button').querySelector('.short')?.textContent;
    await open(<ConnectionSign />, { counts: { waiting: 2, failed: 1 } });
    expect(sum()).toBe('3');
    cleanup();
    await open(<ConnectionSign />);
    expect(sum()).toBeUndefined();
  });

  it('is not there among visitors while there is nothing to say', async () => {
    await open(<ConnectionSign quiet />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await open(<ConnectionSign quiet />, { reached: false });
    await press('No connection');
    await screen.findByRole('dialog', { name: 'What waits on this device' });
  });
});

describe('[OUT-11, OUT-12] what waits on this device', () => {
  const onLeave = vi.fn();
  const problem = (db: Awaited<ReturnType<typeof openDb>>, n: number, query: string) =>
    enqueue(db, { op: { type: 'research', payload: { query } }, opId: id(n), userId: USER, now: n });
  const openScreen = (given: Given = {}) => open(<SyncScreen onLeave={onLeave} />, given);

  it('says that everything has arrived, and how the connection is', async () => {
    await openScreen({ stuck: true });
    screen.getByText('You are online.');
    screen.getByText('Everything you did has reached the server.');
    screen.getByText('Nothing has gone through for a minute. Trying again now.');
    cleanup();
    await openScreen({ reached: false });
    screen.getByText(/^Unable to connect to the server/);
    expect(screen.queryByText(/^Nothing has gone through/)).toBeNull();
    cleanup();
    await openScreen({ online: false });
    screen.getByText(/^You are offline\./);
  });

  it('one that waits can be sent now, changed where it was written, copied, and taken back', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
    await problem(await openScreen(), 5, 'Tomatoes rot');
    await screen.findByText('1 action is saved on this device and goes out by itself.');
    expect(screen.queryByText('These did not go through:')).toBeNull();
    await press('Try now');
    expect(acts.retry).toHaveBeenCalledExactlyOnceWith(id(5));
    await press('Copy');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Tomatoes rot');
    await press('Take back');
    expect(acts.discard).toHaveBeenCalledExactlyOnceWith(id(5));
    onLeave.mockClear();
    await press('Edit');
    expect(onLeave).toHaveBeenCalledOnce();
    expect(screen.getByTestId('at').textContent).toBe('/market-validation');
  });

  it('what was done before the sign-in stands among it by its time, and is dealt with where it is kept', async () => {
    const visitors = { waiting: 1, failed: 0 };
    const db = await openScreen({ visitors });
    await problem(db, 6, 'Milk sours');
    await enqueue(visitorDb as NonNullable<typeof visitorDb>, {
      op: { type: 'contact', payload: { name: 'Ama', email: 'a@b.co', message: 'Hello' } },
      ...{ opId: id(5), userId: USER, now: 5 },
    });
    await screen.findByText(/Hello/);
    await screen.findByText('Milk sours');
    expect(screen.getByText('Milk sours').compareDocumentPosition(screen.getByText(/Hello/))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    const [first, second] = screen.getAllByRole('button', { name: 'Try now' });
    await act(async () => void fireEvent.click(first as HTMLElement));
    expect(visitorActs.retry).toHaveBeenCalledExactlyOnceWith(id(5));
    await act(async () => void fireEvent.click(second as HTMLElement));
    expect(acts.retry).toHaveBeenCalledExactlyOnceWith(id(6));
  });

  it('stays where it is when its words could not be taken back any more', async () => {
    acts.edit.mockResolvedValue(null);
    await problem(await openScreen(), 5, 'Tomatoes rot');
    await screen.findByText('Tomatoes rot');
    onLeave.mockClear();
    await press('Edit');
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('what was refused stands above what waits, aloud and with its reason', async () => {
    const db = await openScreen();
    await problem(db, 5, 'Tomatoes rot');
    await problem(db, 6, 'Milk sours');
    await db.outbox.update(id(6), {
      state: 'dead',
      lastError: { status: 422, code: 'validation_failed', message: 'Too short to research.' },
    });
    const refused = await screen.findByRole('alert');
    screen.getByText('These did not go through:');
    within(refused).getByText('Milk sours');
    within(refused).getByText('Too short to research.');
    within(refused).getByRole('button', { name: 'Retry' });
    within(refused).getByRole('button', { name: 'Discard' });
    expect(refused.compareDocumentPosition(screen.getByText('Tomatoes rot'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[STO-3] what this version cannot read can be copied and discarded, not sent', async () => {
    const db = await openScreen();
    await db.quarantine.add({ table: 'outbox', record: { opId: 'x' }, reason: 'odd', at: 1 });
    await screen.findByText('Something this version cannot read');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Copy', 'Discard']);
  });

  it('the drafting kit is offered, never fetched unasked, and says how its fetching goes', async () => {
    const all = gate<boolean>();
    const fetch = vi.fn(() => all.wait);
    await openScreen({ kit: { here: cell(false), fetch } });
    expect(fetch).not.toHaveBeenCalled();
    await press('Fetch the drafting kit');
    expect(screen.getByRole('button', { name: 'Fetching…' })).toHaveProperty('disabled', true);
    await act(async () => all.open(false));
    await waitFor(() => screen.getByText(/^The drafting kit could not be fetched/));
    cleanup();
    await openScreen({ kit: { here: cell(false), fetch }, online: false });
    expect(screen.queryByRole('button', { name: 'Fetch the drafting kit' })).toBeNull();
    cleanup();
    await openScreen({ kit: { here: cell(true) } });
    screen.getByText('Drafts can be written on this device without a network.');
  });
});
