import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../domain/return-url.ts';
import { useAccount } from '../hooks/account.ts';
import { useDevice } from '../hooks/core.tsx';
import { shell } from './messages.ts';

/** Spec 1 §4: loading ends after this long, whatever has not answered. */
const LOADING_MS = 2_000;
/** By then the screen that was asked for is there, on a slow line too, and what else may be wanted can come. */
const SETTLED_MS = 10_000;

/** Asks the device who is signed in, never the network: a saved report opens offline with an old token. */
export function RequireAccount({ children, onIdle }: { children: ReactNode; onIdle?: () => void }) {
  const account = useAccount();
  const signedIn = account !== null;
  useEffect(() => {
    if (!signedIn || !onIdle) return;
    const timer = setTimeout(onIdle, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [signedIn, onIdle]);
  const { pathname, search } = useLocation();
  const returning = useReturning();
  if (account) return children;
  if (returning) {
    return (
      <p className="page muted" role="status">
        {shell.verifying}
      </p>
    );
  }
  return <Navigate to={signInPath(`${pathname}${search}`)} replace />;
}

/** A session without the record of whose it is: the core restores the person as soon as it is loaded. */
function useReturning(): boolean {
  const { account } = useDevice();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return !waited && account.mayReturn();
}
