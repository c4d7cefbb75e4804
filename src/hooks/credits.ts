import { useCallback, useEffect } from 'react';
import type { CreditType } from '../contract/credits.ts';
import { useDevice } from './core.tsx';
import type { CreditsAnswer } from './core-port.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

const LOADING: CreditsAnswer = { status: null, state: 'loading', message: null };

/** The week's credits: the last known status at once, brought up to date while this is on the screen. */
export function useCredits(type: CreditType = 'market_validation'): CreditsAnswer & { retry(): void } {
  const workspace = useWorkspace();
  const device = useDevice();
  useEffect(() => workspace?.watchCredits(type), [workspace, type]);
  const answer = useLive(`credits ${type}`, (from) => from.credits(type)) ?? LOADING;
  const retry = useCallback(() => {
    device.acted('other');
    workspace?.retryCredits(type);
  }, [device, workspace, type]);
  return { ...answer, retry };
}
