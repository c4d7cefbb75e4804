import { useCallback } from 'react';
import { useCore, useCoreHandle } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';

export interface SessionActions {
  signOut(options: { keepReports: boolean }): Promise<void>;
  /** The server does not know the session: the guard leads to the sign-in, and back here. */
  expire(): void;
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
  const expire = useCallback(() => void handle.ready().then((core) => core.session.expire()), [handle]);
  return { signOut, expire, ended };
}
