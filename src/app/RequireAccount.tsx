import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInPath } from '../domain/return-url.ts';
import { useAccount } from '../hooks/account.ts';

/** Asks the device who is signed in, never the network: a saved report opens offline with an old token. */
export function RequireAccount({ children }: { children: ReactNode }) {
  const account = useAccount();
  const { pathname, search } = useLocation();
  if (!account) return <Navigate to={signInPath(`${pathname}${search}`)} replace />;
  return children;
}
