import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../support/patience.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Workspace } from '../../src/app/core/workspace.ts';
import type { Core } from '../../src/app/core.ts';
import { SignOut, SignOutDialog } from '../../src/components/SignOutDialog.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell, type WritableCell } from '../../src/lib/live.ts';
import type { AccountDb } from '../../src/store/account-db.ts';
import { id, openDb } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';

afterEach(cleanup);

type Counts = ReturnType<Workspace['counts']['get']>;
let counts: WritableCell<Counts>;
let signOut: ReturnType<typeof vi.fn<Core['signOut']>>;
let sendNow: ReturnType<typeof vi.fn<Workspace['sendNow']>>;
let discardUnsent: ReturnType<typeof vi.fn<Workspace['discardUnsent']>>;
const onDone = vi.fn();

beforeEach(() => {
  onDone.mockClear();
  // What was refused has not been sent either.
  counts = cell<Counts>({ waiting: 1, failed: 1 });
  signOut = vi.fn<Core['signOut']>(async () => {});
  sendNow = vi.fn<Workspace['sendNow']>(async () => 0);
  discardUnsent = vi.fn<Workspace['discardUnsent']>(async () => {});
});

async function open(trouble: string | null = null, db: AccountDb | null = null) {
  const tab = new SharedDevice().tab();
  const workspace = { counts, sendNow, discardUnsent, stuck: cell(false), db } as unknown as Workspace;
  const core = {
    workspace: cell(trouble === null ? workspace : null),
    visitor: cell(null),
    trouble: cell(trouble),
    ended: cell(null),
    signOut,
  };
  const handle = coreHandle(async () => core as unknown as Core);
  const Asked = db === null ? SignOutDialog : SignOut;
  showWith('/', <Asked onClose={() => {}} onDone={onDone} />, tab.device, handle);
  await act(handle.ready);
}
const leave = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign Out' })));
const choose = (name: RegExp) => fireEvent.click(screen.getByLabelText(name));

describe('signing out of this device', () => {
  it('asks nothing where it keeps nothing of the account', async () => {
    counts.set({ waiting: 0, failed: 0 });
    await open(null, await openDb());
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepReports: false }));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks what becomes of a report that it keeps', async () => {
    counts.set({ waiting: 0, failed: 0 });
    const db = await openDb();
    await db.reports.put({ id: id(1), createdAt: 'x', pinned: 0, item: {} } as never);
    await open(null, db);
    await screen.findByRole('dialog', { name: 'Sign out of this device?' });
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('what was not sent, at the sign-out', () => {
  it('[ACC-1] is kept with everything of the account when the person keeps it', async () => {
    await open();
    screen.getByText('2 actions have not been sent yet.');
    choose(/^Keep it here until I sign in again/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Keep my saved reports/).checked).toBe(true);
    await leave();
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepReports: true });
    expect(sendNow).not.toHaveBeenCalled();
    expect(discardUnsent).not.toHaveBeenCalled();
  });

  it('[ACC-1] is sent first when the person sends it, and nothing stays', async () => {
    await open();
    await leave();
    expect(sendNow).toHaveBeenCalledOnce();
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepReports: false });
  });

  it('[ACC-1] is kept when it could not be sent and the person keeps it then', async () => {
    sendNow.mockResolvedValue(1);
    await open();
    await leave();
    expect(signOut).not.toHaveBeenCalled();
    screen.getByText(/^1 action could not be sent/);
    await leave();
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepReports: true });
  });

  it('[ACC-1] goes with the reports when both are discarded', async () => {
    await open();
    choose(/^Discard it/);
    await leave();
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepReports: false });
  });

  it('[ACC-1] does not go out at the next sign-in when it was discarded and the reports were kept', async () => {
    await open();
    choose(/^Discard it/);
    choose(/^Keep my saved reports/);
    await leave();
    expect(discardUnsent).toHaveBeenCalledOnce();
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepReports: true });
  });

  it('[ACC-1] is never removed unasked: nobody leaves before it is known what waits', async () => {
    counts.set(null);
    await open();
    await leave();
    expect(signOut).not.toHaveBeenCalled();
    act(() => counts.set({ waiting: 1, failed: 0 }));
    screen.getByText('1 action has not been sent yet.');
    await leave();
    expect(sendNow).toHaveBeenCalledOnce();
  });

  it('[ACC-1] a working copy that cannot be opened holds nobody back', async () => {
    await open('The database is lost');
    await leave();
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepReports: false });
  });
});
