import { useCallback } from 'react';
import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Failure } from '../domain/working-copy.ts';
import type { AccountPort } from '../session/account/port.ts';
import { useCoreHandle } from './core.tsx';

export type WithAccount = <Answer>(work: (account: AccountPort) => Promise<Answer>) => Promise<Answer | Failure>;

/** Does something about the account; a part of the product that cannot be loaded is a network failure like any other. */
export function useAccountActions(): WithAccount {
  const handle = useCoreHandle();
  return useCallback(
    async (work) => {
      let account: AccountPort;
      try {
        account = await (await handle.ready()).account();
      } catch {
        return { ok: false, code: 'unreachable', message: DEFAULT_MESSAGES.network };
      }
      return work(account);
    },
    [handle],
  );
}

export type { AccountDetails, Enrolment } from '../session/account/port.ts';
