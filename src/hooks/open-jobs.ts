import { useEffect } from 'react';
import type { JobView } from '../domain/working-copy.ts';
import { openJobsView } from '../store/views/jobs.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

const NONE: readonly JobView[] = [];

/** Every job that is not finished, newest first; followed for as long as this is on the screen. */
export function useOpenJobs(): readonly JobView[] {
  const workspace = useWorkspace();
  useEffect(() => workspace?.watchJob('open'), [workspace]);
  return useLive(({ db }) => openJobsView(db)) ?? NONE;
}
