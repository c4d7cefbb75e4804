import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountPath, Path, SitePath } from '../../src/app/paths.ts';
import { RequireAccount } from '../../src/app/RequireAccount.tsx';
import { AppRoutes } from '../../src/app/routes.tsx';
import { USER } from '../support/account-db.ts';
import { SharedDevice } from '../support/page-device.ts';
import { showAt } from '../support/screen.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="at">{pathname + search}</p>;
}

function guarded(shared: SharedDevice) {
  const { device } = shared.tab();
  showAt(
    '/prefine?session=1',
    <Routes>
      <Route
        path="/prefine"
        element={
          <RequireAccount>
            <h1>Only for founders</h1>
          </RequireAccount>
        }
      />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    device,
  );
  return device;
}

describe('[spec 1 §4] the guard', () => {
  it('leads a visitor to sign-in, with where they wanted to go', () => {
    guarded(new SharedDevice());
    expect(screen.getByTestId('at').textContent).toBe('/login?returnUrl=%2Fprefine%3Fsession%3D1');
  });

  it('shows the page to whoever is signed in', () => {
    const shared = new SharedDevice();
    shared.tab().device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Amina' });
    guarded(shared);
    screen.getByText('Only for founders');
  });

  it('says that it looks while a session may come back, and gives up after two seconds', () => {
    const shared = new SharedDevice();
    shared.storage.setItem('baraza-auth', '{}');
    guarded(shared);
    expect(screen.getByRole('status').textContent).toBe('Verifying authentication...');
    act(() => void vi.advanceTimersByTime(1_999));
    screen.getByRole('status');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByTestId('at').textContent).toContain('/login?returnUrl=');
  });

  it('shows the page as soon as the session has come back', () => {
    const shared = new SharedDevice();
    shared.storage.setItem('baraza-auth', '{}');
    const device = guarded(shared);
    act(() => device.account.signedIn({ id: USER, email: 'a@b.co', name: 'Amina' }));
    screen.getByText('Only for founders');
  });
});

/** Every address beside those that the build writes for visitors: an address of the screen, or who may open it. */
const SCREENS: Record<Exclude<Path, SitePath | AccountPath>, `/${string}` | 'open to visitors'> = {
  '/auth/signin': 'open to visitors',
  '/auth/callback': 'open to visitors',
  '/reset-password': 'open to visitors',
  '/settings': '/settings',
  '/market-validation': '/market-validation',
  '/market-validation/report': '/market-validation/report',
  '/market-validation/report/:sessionId': '/market-validation/report/1',
  '/market-validation/draft/:draftId': '/market-validation/draft/1',
  '/market-validation-report': '/market-validation-report',
  '/market-validation-report/:sessionId': '/market-validation-report/1',
  '/problem-generator': '/problem-generator',
  '/problem-generator/results': '/problem-generator/results',
  '/problem-generator/results/:jobId': '/problem-generator/results/1',
  '/samples/:sampleId': 'open to visitors',
  '/try/:draftId': 'open to visitors',
  '/prefine': '/prefine',
  '/credit-request': '/credit-request',
  '/analytics': '/analytics',
  '/admin': '/admin',
  '*': 'open to visitors',
};

describe('every screen of an account', () => {
  it.each(Object.values(SCREENS).filter((path) => path !== 'open to visitors'))(
    '%s leads a visitor to sign in, and back',
    async (path) => {
      vi.useRealTimers();
      const { device } = new SharedDevice().tab();
      showAt(
        path,
        <>
          <AppRoutes onError={() => {}} />
          <Elsewhere />
        </>,
        device,
      );
      await vi.waitFor(() => expect(screen.getByTestId('at').textContent).toMatch(/^\/login\?/), { timeout: 10_000 });
      expect(decodeURIComponent(screen.getByTestId('at').textContent ?? '')).toContain(path);
    },
  );
});
