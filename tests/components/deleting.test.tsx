import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actions } from '../../src/app/core/actions.ts';
import type { HistoryStatus } from '../../src/app/core/history.ts';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import { Toaster } from '../../src/app/Toaster.tsx';
import { DeleteDialog } from '../../src/components/DeleteDialog.tsx';
import { TrashList } from '../../src/components/history/TrashList.tsx';
import type { ReportView } from '../../src/domain/working-copy.ts';
import { ReportBar } from '../../src/features/report/ReportBar.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { useCell } from '../../src/hooks/use-cell.ts';
import { keptInPlace, placed } from '../../src/lib/kept-in-place.ts';
import { cell } from '../../src/lib/live.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { enqueue } from '../../src/store/enqueue.ts';
import type { Op } from '../../src/store/operations/registry.ts';
import { id, item, openDb, USER } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { report } from '../support/report.ts';
import { showWith } from '../support/screen.tsx';
import { gate } from '../support/transport.ts';

afterEach(cleanup);

const OP = id(900);
const row = (n: number): ReportView => ({ ...item(n), bodyHere: true, pending: false });

let db: AccountDb;
let remove: ReturnType<typeof vi.fn<Actions['mutate']>>;
let discard: ReturnType<typeof vi.fn<Actions['discard']>>;
let handle: ReturnType<typeof coreHandle>;
beforeEach(async () => {
  db = await openDb();
  await db.trash.bulkPut([1, 2, 3].map((n) => ({ id: id(n), deletedAt: `2026-01-0${4 - n}`, item: item(n) })));
  remove = vi.fn<Actions['mutate']>((type, payload) =>
    enqueue(db, { op: { type, payload } as Op, opId: OP, userId: USER, now: 0 }),
  );
  discard = vi.fn<Actions['discard']>(async () => {});
  const workspace = {
    db,
    actions: { mutate: remove, discard },
    trashStatus: cell<HistoryStatus>({ state: 'fresh', notice: null }),
    refreshTrash() {},
    counts: cell({ waiting: 0, failed: 0 }),
    stuck: cell(false),
  } as unknown as Workspace;
  handle = coreHandle(async () => ({ workspace: cell(workspace), visitor: cell(null) }) as unknown as Core);
});
/** The server was asked and failed. */
const fail = async () => {
  await vi.waitFor(async () => expect(await db.outbox.get(OP)).toBeDefined());
  await db.outbox.update(OP, { lastError: { status: 500, code: 'http_500', message: 'HTTP 500: ' } });
  await screen.findByText('Failed to delete report. Please try again.');
};
const show = async (part: Parameters<typeof showWith>[1], tab = new SharedDevice().tab()) => {
  tab.device.account.signedIn({ id: id(1), email: 'a@b.co', name: 'Ama' });
  const shown = showWith('/', part, tab.device, handle);
  await act(handle.ready);
  return shown;
};
const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('a deletion that is done', () => {
  it('can be taken back where it is told, once', async () => {
    const Page = () => (
      <>
        <DeleteDialog report={{ id: id(1), title: 'Report 1' }} onClose={() => {}} onDeleted={() => {}} />
        <Toaster />
      </>
    );
    await show(<Page />);
    await press('Delete');
    await vi.waitFor(async () => expect(await db.outbox.get(OP)).toBeDefined());
    await db.outbox.delete(OP);
    await screen.findByText('Moved to the trash.');
    await press('Undo');
    expect(remove).toHaveBeenLastCalledWith('restore', { reportId: id(1) });
    await screen.findByText('Restored.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('for good cannot', async () => {
    const Page = () => (
      <>
        <DeleteDialog report={{ id: id(1), title: 'Report 1' }} permanent onClose={() => {}} onDeleted={() => {}} />
        <Toaster />
      </>
    );
    await show(<Page />);
    await press('Delete');
    await vi.waitFor(async () => expect(await db.outbox.get(OP)).toBeDefined());
    await db.outbox.delete(OP);
    await screen.findByText('Deleted for good.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a deletion that fails', () => {
  it('[OUT-12] does not look done: its row stands in its place while the dialog tells the error', async () => {
    await show(<TrashList />);
    await screen.findByText('Report 2');
    await press('Delete Report 2 permanently');
    await press('Delete');
    // A deletion that waits takes the row out of the list (VIEW-1).
    await fail();
    expect(screen.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
      expect.stringContaining('Report 1'),
      expect.stringContaining('Report 2'),
      expect.stringContaining('Report 3'),
    ]);
    await db.trash.delete(id(2));
    await db.outbox.delete(OP);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });

  it('[OUT-12] and is then cancelled is never sent later', async () => {
    const onClose = vi.fn();
    await show(<DeleteDialog report={{ id: id(1), title: 'Report 1' }} onClose={onClose} onDeleted={() => {}} />);
    await press('Delete');
    await fail();
    await press('Cancel');
    expect(discard).toHaveBeenCalledExactlyOnceWith(OP);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[OUT-12] nor is one that was cancelled before the device had noted it', async () => {
    const noted = gate<string>();
    remove.mockReturnValue(noted.wait);
    await show(<DeleteDialog report={{ id: id(1), title: 'Report 1' }} onClose={() => {}} onDeleted={() => {}} />);
    await press('Delete');
    await press('Cancel');
    expect(discard).not.toHaveBeenCalled();
    await act(async () => noted.open(OP));
    expect(discard).toHaveBeenCalledExactlyOnceWith(OP);
  });

  it('[OUT-12] is told on the report’s own page too, whose line goes while it waits', async () => {
    vi.stubGlobal('confirm', () => true);
    const line = cell<ReportView | null>(row(1));
    const whole = report(id(1));
    const Page = () => (
      <ReportBar id={id(1)} row={useCell(line)} report={whole} size="normal" onSize={() => {}}>
        {null}
      </ReportBar>
    );
    await show(<Page />);
    await press('Share, print, text size, delete');
    await press('Delete');
    await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
    act(() => line.set(null));
    await fail();
    await press('Cancel');
    expect(discard).toHaveBeenCalledExactlyOnceWith(OP);
    vi.unstubAllGlobals();
  });
});

it('[OUT-12] without a network a deletion is taken for done once the device has noted it', async () => {
  const tab = new SharedDevice().tab();
  tab.online.set(false);
  const onDeleted = vi.fn();
  await show(<DeleteDialog report={{ id: id(1), title: 'Report 1' }} onClose={() => {}} onDeleted={onDeleted} />, tab);
  await press('Delete');
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(await db.outbox.get(OP)).toMatchObject({ type: 'delete' });
});

it('[spec 2 §2] the report’s page asks the browser’s question first; whoever says no deletes nothing', async () => {
  const asked = vi.fn((_question: string) => false);
  vi.stubGlobal('confirm', asked);
  await show(
    <ReportBar id={id(1)} row={row(1)} report={report(id(1))} size="normal" onSize={() => {}}>
      {null}
    </ReportBar>,
  );
  await press('Share, print, text size, delete');
  await press('Delete');
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/trash/));
  expect(remove).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('a report is said to be restored once the device has noted it, and not before', async () => {
  const noted = gate<string>();
  remove.mockReturnValue(noted.wait);
  const tab = new SharedDevice().tab();
  const said = () => tab.device.toasts.get().map(({ message }) => message);
  await show(<TrashList />, tab);
  await screen.findByText('Report 2');
  await press('Restore Report 2');
  expect(remove).toHaveBeenCalledExactlyOnceWith('restore', { reportId: id(2) });
  expect(said()).toEqual([]);
  await act(async () => noted.open(OP));
  expect(said()).toEqual(['Restored.']);
});

describe('a row that is kept in its place', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it('comes back where it stood, once, and is not doubled', () => {
    const [a, b, c] = rows as [{ id: string }, { id: string }, { id: string }];
    expect(keptInPlace([a, c], placed(rows, b))).toEqual(rows);
    expect(keptInPlace(rows, placed(rows, b))).toBe(rows);
    expect(keptInPlace([], placed(rows, c))).toEqual([c]);
    expect(keptInPlace([a, b], null)).toEqual([a, b]);
  });
});
