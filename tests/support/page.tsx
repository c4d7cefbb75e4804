import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { followAccount } from '../../src/app/core/accounts.ts';
import type { Core } from '../../src/app/core.ts';
import type { Account } from '../../src/domain/working-copy.ts';
import { CoreProvider } from '../../src/hooks/core.tsx';
import { coreHandle } from '../../src/hooks/core-handle.ts';
import { cell } from '../../src/lib/live.ts';
import type { SessionPort } from '../../src/session/port.ts';
import type { FlushLock } from '../../src/sync/ports.ts';
import { type SharedDevice, workspacePorts } from './page-device.ts';
import type { Handler } from './transport.ts';

interface PageOptions {
  /** Who is signed in; null for nobody. */
  readonly account: Account | null;
  readonly session?: SessionPort;
  readonly locks?: FlushLock;
}

/** One more page of a device, with a test's own server behind its core. */
export function pageOf(shared: SharedDevice, handler: Handler, { account, session, locks }: PageOptions) {
  const { device, online, visible, comeBack } = shared.tab();
  if (account) device.account.signedIn(account);
  const { ports: given, requests, stopped } = workspacePorts(device, handler);
  const ports = { ...given, ...(locks && { locks }) };
  const handle = coreHandle(async (): Promise<Core> => {
    const accounts = followAccount({ ...ports, apiClientsFor: () => ports }, shared.storage);
    return {
      session: session ?? ({} as SessionPort),
      workspace: accounts.workspace,
      visitor: cell(null),
      trouble: accounts.trouble,
      account: () => Promise.reject(new Error('no account here')),
      providers: async () => [],
      ended: cell<string | null>(null),
      kit: { here: cell(false), fetch: async () => false },
      update: { ready: cell(false), apply() {} },
      signOut: async () => {},
    };
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreProvider device={device} handle={handle}>
      {children}
    </CoreProvider>
  );
  const hook = <T,>(use: () => T) => renderHook(use, { wrapper });
  return { device, handle, hook, wrapper, requests, stopped, online, visible, comeBack };
}
