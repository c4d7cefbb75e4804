import { useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { CoreProvider } from '../hooks/core.tsx';
import type { CoreHandle } from '../hooks/core-handle.ts';
import type { Device } from '../hooks/core-port.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { shell } from './messages.ts';
import { AppRoutes } from './routes.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { TopBar } from './TopBar.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** The page starts at the top on every change of path (spec 1 §2.1); an anchor in the address is the browser's. */
function ScrollToTop() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it reacts to.
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    void scrollTo(0, 0);
  }, [pathname]);
  return null;
}

interface AppProps {
  device: Device;
  handle: CoreHandle;
  onError: (cause: unknown) => void;
}

export function App({ device, handle, onError }: AppProps) {
  return (
    <CoreProvider device={device} handle={handle}>
      <BrowserRouter>
        <ScrollToTop />
        <SessionEnd />
        <a className="skip-link" href="#main">
          {shell.skip}
        </a>
        <TopBar />
        <UpdateNotice />
        <TroubleNotice />
        <ErrorBoundary onError={onError}>
          <AppRoutes onError={onError} />
        </ErrorBoundary>
      </BrowserRouter>
    </CoreProvider>
  );
}
