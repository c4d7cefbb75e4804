import { useEffect } from 'react';
import type { CreditType } from '../contract/credits.ts';
import type { CreditRequestView } from '../domain/working-copy.ts';
import { creditRequestView } from '../store/views/credit-request.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

const UNKNOWN: CreditRequestView = { state: 'unknown', request: null, opId: null, reason: null, status: null };

/** Whether more credits were asked for this week: from this device at once, from the server as soon as it answers. */
export function useCreditRequest(type: CreditType): CreditRequestView {
  const workspace = useWorkspace();
  useEffect(() => workspace?.credits.checkRequest(type), [workspace, type]);
  return useLive(({ db, now }) => creditRequestView(db, type, now()), type) ?? UNKNOWN;
}
