import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CoreProvider } from '../hooks/core.tsx';
import type { CoreHandle } from '../hooks/core-handle.ts';
import { AnnouncementNotice } from './AnnouncementNotice.tsx';
import type { Device } from './core/device.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { shell } from './messages.ts';
import { AppRoutes } from './routes.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { Toaster } from './Toaster.tsx';
import { TopBar } from './TopBar.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/**
 * The page starts at the top on every change of path (spec 1 §2.1), unless the address names a place on it. A page that is
 * being taken over may have been scrolled already: it stays where it is.
 */
function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    if (hash === '') void scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}

interface AppProps {
  device: Device;
  handle: CoreHandle;
  onError: (cause: unknown) => void;
}

/** The whole page, within whichever router the surroundings have: the browser's, or the build's. */
export function App({ device, handle, onError }: AppProps) {
  return (
    <CoreProvider device={device} handle={handle}>
      <ScrollToTop />
      <SessionEnd />
      <a className="skip-link" href="#main">
        {shell.skip}
      </a>
      <TopBar />
      <Toaster />
      <UpdateNotice />
      <TroubleNotice />
      <AnnouncementNotice />
      <ErrorBoundary onError={onError}>
        <AppRoutes onError={onError} />
      </ErrorBoundary>
    </CoreProvider>
  );
}
