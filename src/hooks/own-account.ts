import { useCallback } from 'react';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Failure } from '../domain/working-copy.ts';
import { openWorkspace, wordsFor } from './actions.ts';
import { useCoreHandle, useDevice } from './core.tsx';
import type { OwnAccount } from './core-port.ts';

/** Asks the server about everything of the account's; a part that cannot be loaded is a network failure like any other. */
export function useOwnAccount(): <Answer>(work: (own: OwnAccount) => Promise<Answer>) => Promise<Answer | Failure> {
  const handle = useCoreHandle();
  const device = useDevice();
  return useCallback(
    async (work) => {
      let own: OwnAccount;
      try {
        own = await (await openWorkspace(handle, device)).ownAccount();
      } catch (cause) {
        return { ok: false, code: 'unreachable', message: wordsFor(cause, DEFAULT_MESSAGES.network) };
      }
      return work(own);
    },
    [handle, device],
  );
}
