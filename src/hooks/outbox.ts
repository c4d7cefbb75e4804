import { useMemo } from 'react';
import type { OutboxActions } from '../app/core/outbox-actions.ts';
import type { OutboxItem } from '../domain/working-copy.ts';
import { outboxItems } from '../store/views/outbox-items.ts';
import { useLive, useLiveOver } from './use-live.ts';
import { useVisitor } from './use-visitor.ts';
import { useWorkspace } from './use-workspace.ts';

const NONE: readonly OutboxItem[] = [];

function useVisitorsItems(): readonly OutboxItem[] {
  return useLiveOver(useVisitor(), ({ db }) => outboxItems(db)) ?? NONE;
}

/** Everything on this device that has not reached the server, oldest first: the account's and the visitor's. */
export function useOutbox(): readonly OutboxItem[] {
  const mine = useLive(({ db }) => outboxItems(db)) ?? NONE;
  const visitors = useVisitorsItems();
  return useMemo(() => [...mine, ...visitors].sort((a, b) => a.createdAt - b.createdAt), [mine, visitors]);
}

/** Retry, discard and edit, wherever the entry is kept. */
export function useOutboxActions(): OutboxActions {
  const workspace = useWorkspace();
  const visitor = useVisitor();
  const visitors = useVisitorsItems();
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
