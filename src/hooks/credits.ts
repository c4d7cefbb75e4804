import { useCallback } from 'react';
import { useDevice } from './core.tsx';
import type { CreditsAnswer } from './core-port.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

const LOADING: CreditsAnswer = { status: null, state: 'loading', message: null };

/** The week's research credits: the last known status at once, brought up to date by the credit poll. */
export function useCredits(): CreditsAnswer & { retry(): void } {
  const workspace = useWorkspace();
  const device = useDevice();
  const answer = useLive('credits', (from) => from.credits()) ?? LOADING;
  const retry = useCallback(() => {
    device.acted('other');
    workspace?.retryCredits();
  }, [device, workspace]);
  return { ...answer, retry };
}
