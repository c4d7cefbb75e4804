import type { ReactNode } from 'react';
import { type InitialEntry, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Visitor } from '../../src/app/core/visitor.ts';
import { cell } from '../../src/lib/live.ts';
import type { AccountPort } from '../../src/session/account/port.ts';
import type { SessionPort } from '../../src/session/port.ts';
import { SharedDevice } from './page-device.ts';
import { showAt } from './screen.tsx';

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="at">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

interface Parts {
  readonly account?: Partial<AccountPort>;
  readonly session?: Partial<SessionPort>;
  readonly visitor?: Partial<Visitor>;
  readonly providers?: readonly string[];
}

/** One screen of the account at its address; wherever it leads to is named in 'at'. */
export function screenAt(
  path: string,
  address: InitialEntry,
  screen: ReactNode,
  parts: Parts,
  shared = new SharedDevice(),
) {
  const { device } = shared.tab();
  const toasts: string[] = [];
  device.toasts.subscribe(() => {
    const last = device.toasts.get().at(-1);
    if (last) toasts.push(last.message);
  });
  const account = vi.fn(async () => parts.account as AccountPort);
  const view = showAt(
    address,
    <Routes>
      <Route path={path} element={screen} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    device,
    {
      account,
      session: parts.session as SessionPort,
      visitor: cell((parts.visitor ?? null) as Visitor | null),
      workspace: cell(null),
      ended: cell(null),
      providers: async () => parts.providers ?? [],
    },
  );
  return { view, device, toasts };
}
