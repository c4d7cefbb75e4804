import type { Connection } from '../domain/working-copy.ts';
import { useDevice } from './core.tsx';
import { useCell, useCellOrNull } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useVisitorLive } from './use-visitor.ts';
import { useWorkspace } from './use-workspace.ts';

/** The constant sign: online or not, what waits to be sent, what needs the person (OUT-11). */
export function useConnection(): Connection {
  const device = useDevice();
  const online = useCell(device.online, written);
  const reached = useCell(device.reached, written);
  const stuck = useCellOrNull(useWorkspace()?.stuck);
  const mine = useLive('counts', (from) => from.counts());
  const visitors = useVisitorLive('counts', (from) => from.counts());
  return {
    online,
    reached,
    waiting: (mine?.waiting ?? 0) + (visitors?.waiting ?? 0),
    failed: (mine?.failed ?? 0) + (visitors?.failed ?? 0),
    stuck: stuck ?? false,
  };
}

const written = () => true;
