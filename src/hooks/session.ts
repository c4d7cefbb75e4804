import { useCallback } from 'react';
import { useCore, useCoreHandle } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';

export interface SessionActions {
  signOut(options: { keepReports: boolean }): Promise<void>;
  /** Why the session ended by itself; null while it has not. */
  readonly ended: string | null;
}

/** Works before the core is loaded: it waits for it. */
export function useSession(): SessionActions {
  const handle = useCoreHandle();
  const ended = useCellOrNull(useCore()?.ended);
  const signOut = useCallback(
    async (options: { keepReports: boolean }) => (await handle.ready()).signOut(options),
    [handle],
  );
  return { signOut, ended };
}
