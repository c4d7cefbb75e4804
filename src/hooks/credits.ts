import { useCallback, useEffect } from 'react';
import type { CreditStatus, CreditType } from '../contract/credits.ts';
import { readCredits } from '../store/credits.ts';
import type { CreditRow } from '../store/rows.ts';
import { useDevice } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export interface CreditsAnswer {
  readonly status: CreditStatus | null;
  readonly state: 'loading' | 'ready' | 'error';
  readonly message: string | null;
}

const LOADING: CreditsAnswer = { status: null, state: 'loading', message: null };

/** The week's credits: the last known status at once, brought up to date while this is on the screen. */
export function useCredits(type: CreditType = 'market_validation'): CreditsAnswer & { retry(): void } {
  const workspace = useWorkspace();
  const device = useDevice();
  useEffect(() => workspace?.credits.watch(type), [workspace, type]);
  const fault = useCellOrNull(workspace?.credits.fault(type));
  const read = useLive(async ({ db }) => ({ row: await readCredits(db, type) }), type);
  const answer = workspace && read ? creditsAnswer(read.row, fault, workspace.now()) : LOADING;
  const retry = useCallback(() => {
    device.acted('other');
    workspace?.credits.refresh(type);
  }, [device, workspace, type]);
  return { ...answer, retry };
}

/** A known figure stays on the screen when the last reading failed; one of a week that is over says nothing any more. */
export function creditsAnswer(row: CreditRow | undefined, fault: string | null, now: number): CreditsAnswer {
  const status = row?.status && !isOver(row.status.resetDate, now) ? row.status : null;
  if (status) return { status, state: 'ready', message: fault };
  return { status: null, state: fault === null ? 'loading' : 'error', message: fault };
}

const isOver = (resetDate: string | null, now: number): boolean => resetDate !== null && now >= Date.parse(resetDate);
