import type { Connection } from '../domain/working-copy.ts';
import { useDevice } from './core.tsx';
import { useCell, useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useWorkspace } from './use-workspace.ts';

/** The constant sign: online or not, what waits to be sent, what needs the person (OUT-11). */
export function useConnection(): Connection {
  const online = useCell(useDevice().online);
  const stuck = useCellOrNull(useWorkspace()?.stuck);
  const counts = useLive('counts', (from) => from.counts());
  return { online, waiting: counts?.waiting ?? 0, failed: counts?.failed ?? 0, stuck: stuck ?? false };
}
