import { useMemo } from 'react';
import type { OutboxItem } from '../domain/working-copy.ts';
import { useDevice } from './core.tsx';
import type { OutboxActions } from './core-port.ts';
import { useTrouble } from './trouble.ts';
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

export interface OwnOutbox {
  /** Null until it is known. */
  readonly unsent: number | null;
  readonly online: boolean;
  /** Answers with what is left. */
  sendNow(): Promise<number>;
  discard(): Promise<void>;
}

/** What the signed-in person's own account has not sent, and its ways out. */
export function useOwnOutbox(): OwnOutbox {
  const workspace = useWorkspace();
  const online = useCell(useDevice().online);
  const counts = useLive('counts', (from) => from.counts());
  // A working copy that cannot be opened will never tell.
  const isClosed = useTrouble() !== null;
  return {
    unsent: counts ? counts.waiting + counts.failed : isClosed ? 0 : null,
    online,
    sendNow: async () => (await workspace?.sendNow()) ?? 0,
    discard: async () => workspace?.discardUnsent(),
  };
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
