import { useMemo } from 'react';
import type { OutboxItem } from '../domain/working-copy.ts';
import { useDevice } from './core.tsx';
import type { OutboxActions } from './core-port.ts';
import { useCell } from './use-cell.ts';
import { useLive } from './use-live.ts';
import { useVisitor, useVisitorLive } from './use-visitor.ts';
import { useWorkspace } from './use-workspace.ts';

const NONE: readonly OutboxItem[] = [];

/** Everything on this device that has not reached the server, oldest first: the account's and the visitor's. */
export function useOutbox(): readonly OutboxItem[] {
  const mine = useLive('outbox', (from) => from.outbox()) ?? NONE;
  const visitors = useVisitorLive('outbox', (from) => from.outbox()) ?? NONE;
  return useMemo(() => [...mine, ...visitors].sort((a, b) => a.createdAt - b.createdAt), [mine, visitors]);
}

/** What the signed-in person's own account has not sent, and its way out; `sendNow` answers with what is left. */
export function useOwnOutbox(): { unsent: number; online: boolean; sendNow: () => Promise<number> } {
  const workspace = useWorkspace();
  const online = useCell(useDevice().online);
  const counts = useLive('counts', (from) => from.counts());
  const sendNow = async () => (await workspace?.sendNow()) ?? 0;
  return { unsent: (counts?.waiting ?? 0) + (counts?.failed ?? 0), online, sendNow };
}

/** Retry, discard and edit, wherever the entry is kept. */
export function useOutboxActions(): OutboxActions {
  const workspace = useWorkspace();
  const visitor = useVisitor();
  const visitors = useVisitorLive('outbox', (from) => from.outbox()) ?? NONE;
  return useMemo(() => {
    const of = (opId: string): OutboxActions | null =>
      visitor && visitors.some((item) => item.opId === opId) ? visitor : (workspace?.actions ?? null);
    return {
      retry: async (opId) => of(opId)?.retry(opId),
      discard: async (opId) => of(opId)?.discard(opId),
      edit: async (opId) => (await of(opId)?.edit(opId)) ?? null,
    };
  }, [workspace, visitor, visitors]);
}
