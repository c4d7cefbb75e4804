import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import '../support/patience.ts';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AnnouncementNotice } from '../../src/app/AnnouncementNotice.tsx';
import { announcement } from '../../src/app/announcement.ts';
import type { Core } from '../../src/app/core.ts';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { ProfileMenu } from '../../src/app/ProfileMenu.tsx';
import { SessionEnd } from '../../src/app/SessionEnd.tsx';
import { ThemeButton } from '../../src/app/ThemeButton.tsx';
import { Toaster } from '../../src/app/Toaster.tsx';
import { TroubleNotice } from '../../src/app/TroubleNotice.tsx';
import { UpdateNotice } from '../../src/app/UpdateNotice.tsx';
import { withToast } from '../../src/domain/toast.ts';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import { id } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showWith } from '../support/screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function At() {
  return <p data-testid="at">{useLocation().pathname}</p>;
}
async function open(part: Parameters<typeof showWith>[1], core: object, { device } = new SharedDevice().tab()) {
  const handle = coreHandle(async () => core as Core);
  showWith(
    '/settings',
    <>
      {part}
      <At />
    </>,
    device,
    handle,
  );
  await act(handle.ready);
  return device;
}

it('[spec 1 §9] a session that ended by itself leads to the sign-in; one that goes on leads nowhere', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = cell<string | null>(null);
  await open(<SessionEnd />, { ended });
  await act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByTestId('at').textContent).toBe('/settings');
  act(() => ended.set('Your session has expired.'));
  await act(() => vi.advanceTimersByTime(100));
  expect(screen.getByTestId('at').textContent).toBe('/login');
});

it('[UPD-1] a new version waits until the person says so', async () => {
  const ready = cell(false);
  const apply = vi.fn();
  await open(<UpdateNotice />, { update: { ready, apply } });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => ready.set(true));
  expect(apply).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(apply).toHaveBeenCalledOnce();
});

it('[STO-2] a working copy that cannot be opened is told aloud', async () => {
  const trouble = cell<string | null>(null);
  await open(<TroubleNotice />, { trouble });
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => trouble.set('This device is full.'));
  expect(screen.getByRole('alert').textContent).toBe('This device is full.');
});

it('what an administrator tells everybody stands there in its tone, until it is taken back', async () => {
  await open(<AnnouncementNotice />, {});
  act(() => announcement.set({ tone: 'error', text: 'We are down at noon.' } as never));
  expect(screen.getByRole('alert').textContent).toBe('We are down at noon.');
  act(() => announcement.set(null));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('of two things said in passing the one that is closed goes, and no other', async () => {
  const { device } = new SharedDevice().tab();
  await open(<Toaster />, {}, { device } as ReturnType<SharedDevice['tab']>);
  act(() => device.toasts.set(withToast(withToast([], 'Saved.', 'success'), 'Deleted.', 'success')));
  const [first] = await screen.findAllByRole('button', { name: 'Dismiss' });
  fireEvent.click(first as HTMLElement);
  expect(screen.getAllByRole('status').map((said) => said.textContent)).toEqual(['Deleted.']);
});

it('a part of the page that broke is explained and told of, with a way on', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('no such part');
  const Broken = () => {
    throw fault;
  };
  const onError = vi.fn();
  await open(
    <ErrorBoundary onError={onError}>
      <Broken />
    </ErrorBoundary>,
    {},
  );
  screen.getByRole('alert');
  screen.getByRole('button');
  expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
  silenced.mockRestore();
});

it('the colours that were chosen are kept, and the page has them at once', async () => {
  localStorage.setItem('baraza-dark-mode', 'false');
  await open(<ThemeButton />, {});
  const button = screen.getByRole('button', { name: 'Dark mode' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('baraza-dark-mode')).toBe('true');
  fireEvent.click(button);
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  localStorage.clear();
});

it.each([
  ['Ama Mensah', 'A'],
  ['', 'M'],
])(
  'the menu of the person (%j) has their initial, their address, and the installing only where it can be done',
  async (name, initial) => {
    const { device } = new SharedDevice().tab();
    const canInstall = cell(false);
    const install = vi.fn(async () => {});
    const installing = { ...device, install: { canInstall, installed: cell(false), install } };
    const account = { id: id(1), email: 'mensah@example.org', name };
    await open(<ProfileMenu account={account} />, {}, { device: installing } as unknown as ReturnType<
      SharedDevice['tab']
    >);
    const button = screen.getByRole('button', { name: 'Your account' });
    expect(button.textContent).toBe(initial);
    fireEvent.click(button);
    screen.getByText('mensah@example.org');
    expect(screen.queryByRole('button', { name: 'Install Baraza' })).toBeNull();
    act(() => canInstall.set(true));
    fireEvent.click(screen.getByRole('button', { name: 'Install Baraza' }));
    expect(install).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  },
);
