import { createContext, useContext } from 'react';
import type { Waiting } from '../../../contract/admin/overview.ts';
import type { AdminTab } from '../../../contract/admin/roles.ts';

/** What waits for somebody; null while it is not known. */
export const WaitingNow = createContext<Waiting | null>(null);
export const useWaiting = (): Waiting | null => useContext(WaitingNow);

/** How much waits behind a tab. */
export function waitingBehind(tab: AdminTab, waiting: Waiting | null): number {
  if (tab === 'users') return (waiting?.credit_requests ?? 0) + (waiting?.messages ?? 0);
  if (tab === 'monitoring') return waiting?.failures ?? 0;
  return tab === 'engagement' ? (waiting?.alerts ?? 0) : 0;
}
