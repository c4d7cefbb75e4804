import { useCallback } from 'react';
import type { Direct } from '../app/core/direct.ts';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Failure } from '../domain/working-copy.ts';
import { openWorkspace, wordsFor } from './actions.ts';
import { useCoreHandle, useDevice } from './core.tsx';

/** Asks the server directly; a part of the product that cannot be loaded is a network failure like any other. */
export function useDirect(): <Answer>(work: (server: Direct) => Promise<Answer>) => Promise<Answer | Failure> {
  const handle = useCoreHandle();
  const device = useDevice();
  return useCallback(
    async (work) => {
      let server: Direct;
      try {
        server = await (await openWorkspace(handle, device)).direct();
      } catch (cause) {
        return {
          ok: false,
          code: 'unreachable',
          message: wordsFor(cause, DEFAULT_MESSAGES.network),
          category: 'network',
        };
      }
      return work(server);
    },
    [handle, device],
  );
}
