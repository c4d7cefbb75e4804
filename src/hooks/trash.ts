import { useCallback, useEffect } from 'react';
import type { ReportView } from '../domain/working-copy.ts';
import { trashView } from '../store/views/trash.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export interface Trash {
  /** Last deleted first; undefined until the local copy has been read. */
  readonly reports: readonly ReportView[] | undefined;
  readonly notice: string | null;
  refresh(): void;
}

/** What lies in the trash, from this device first. */
export function useTrash(): Trash {
  const workspace = useWorkspace();
  useEffect(() => workspace?.refreshTrash(), [workspace]);
  const status = useCellOrNull(workspace?.trashStatus);
  const reports = useLive(({ db }) => trashView(db));
  const refresh = useCallback(() => workspace?.refreshTrash(), [workspace]);
  return { reports, notice: status?.notice ?? null, refresh };
}
