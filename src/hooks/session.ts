import { useMemo } from 'react';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Outcome } from '../domain/working-copy.ts';
import type { SignUp } from '../session/port.ts';
import { useCore, useCoreHandle } from './core.tsx';
import type { Core } from './core-port.ts';
import { useCellOrNull } from './use-cell.ts';

export interface SessionActions {
  signIn(email: string, password: string): Promise<Outcome>;
  signUp(fields: SignUp): Promise<Outcome>;
  signOut(options: { keepReports: boolean }): Promise<void>;
  /** Why the session ended by itself; null while it has not. */
  readonly ended: string | null;
}

/** Works before the core is loaded: it waits for it. The outcome's message already carries the catalogue's prefix. */
export function useSession(): SessionActions {
  const handle = useCoreHandle();
  const ended = useCellOrNull(useCore()?.ended);
  const actions = useMemo(() => {
    // A chunk that cannot be loaded is a network failure like any other.
    const attempt = async (prefix: string, work: (core: Core) => Promise<Outcome>): Promise<Outcome> => {
      let core: Core;
      try {
        core = await handle.ready();
      } catch {
        return { ok: false, code: 'AUTH_ERROR', message: `${prefix}: ${DEFAULT_MESSAGES.network}` };
      }
      return work(core);
    };
    return {
      signIn: (email: string, password: string) =>
        attempt('Sign in failed', (core) => core.session.signIn(email, password)),
      signUp: (fields: SignUp) => attempt('Sign up failed', (core) => core.session.signUp(fields)),
      signOut: async (options: { keepReports: boolean }) => (await handle.ready()).signOut(options),
    };
  }, [handle]);
  return { ...actions, ended };
}
