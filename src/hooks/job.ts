import { useEffect } from 'react';
import type { JobView } from '../domain/working-copy.ts';
import { jobView } from '../store/views/jobs.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

export type { JobView };

/** One research job, followed for as long as this is on the screen. Undefined while unknown. */
export function useJob(id: string | null): JobView | undefined {
  const workspace = useWorkspace();
  useEffect(() => (workspace && id ? workspace.watchJob(id) : undefined), [workspace, id]);
  return useLive(async ({ db }) => (id ? jobView(db, id) : undefined), id);
}
