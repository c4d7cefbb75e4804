import { useMemo } from 'react';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Outcome } from '../domain/working-copy.ts';
import type { SessionPort, SignUp } from '../session/port.ts';
import { useCoreHandle } from './core.tsx';

export interface SignInActions {
  signIn(email: string, password: string): Promise<Outcome>;
  signUp(fields: SignUp): Promise<Outcome>;
}

/** Works before the core is loaded: it waits for it. The outcome's message already carries the catalogue's prefix. */
export function useSignIn(): SignInActions {
  const handle = useCoreHandle();
  return useMemo(() => {
    // A chunk that cannot be loaded is a network failure like any other.
    const attempt = async (prefix: string, work: (session: SessionPort) => Promise<Outcome>): Promise<Outcome> => {
      try {
        return await work((await handle.ready()).session);
      } catch {
        return { ok: false, code: 'AUTH_ERROR', message: `${prefix}: ${DEFAULT_MESSAGES.network}` };
      }
    };
    return {
      signIn: (email, password) => attempt('Sign in failed', (session) => session.signIn(email, password)),
      signUp: (fields) => attempt('Sign up failed', (session) => session.signUp(fields)),
    };
  }, [handle]);
}
