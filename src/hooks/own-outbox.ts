import { useDevice } from './core.tsx';
import { useTrouble } from './trouble.ts';
import { useCell, useCellOrNull } from './use-cell.ts';
import { useWorkspace } from './use-workspace.ts';

export interface OwnOutbox {
  /** Null until it is known. */
  readonly unsent: number | null;
  readonly online: boolean;
  /** Answers with what is left. */
  sendNow(): Promise<number>;
  discard(): Promise<void>;
}

/** What the signed-in person's own account has not sent, and its ways out. */
export function useOwnOutbox(): OwnOutbox {
  const workspace = useWorkspace();
  const online = useCell(useDevice().online);
  const counts = useCellOrNull(workspace?.counts);
  // A working copy that cannot be opened will never tell.
  const isClosed = useTrouble() !== null;
  return {
    unsent: counts ? counts.waiting + counts.failed : isClosed ? 0 : null,
    online,
    sendNow: async () => (await workspace?.sendNow()) ?? 0,
    discard: async () => workspace?.discardUnsent(),
  };
}
