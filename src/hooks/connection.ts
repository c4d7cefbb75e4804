import type { Connection } from '../domain/working-copy.ts';
import { useDevice } from './core.tsx';
import { useCell, useCellOrNull } from './use-cell.ts';
import { useVisitor } from './use-visitor.ts';
import { useWorkspace } from './use-workspace.ts';

/** The constant sign: online or not, what waits to be sent, what needs the person (OUT-11). */
export function useConnection(): Connection {
  const device = useDevice();
  const online = useCell(device.online, written);
  const reached = useCell(device.reached, written);
  const workspace = useWorkspace();
  const stuck = useCellOrNull(workspace?.stuck);
  const mine = useCellOrNull(workspace?.counts);
  const visitors = useCellOrNull(useVisitor()?.counts);
  return {
    online,
    reached,
    waiting: (mine?.waiting ?? 0) + (visitors?.waiting ?? 0),
    failed: (mine?.failed ?? 0) + (visitors?.failed ?? 0),
    stuck: stuck ?? false,
  };
}

const written = () => true;
