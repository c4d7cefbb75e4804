import type { Sending } from '../domain/working-copy.ts';
import { sendingView } from '../store/views/outbox.ts';
import { useLive } from './use-live.ts';

/** How one intention stands; null while that is being looked up, or there is none. */
export function useSending(opId: string | null): Sending | null {
  return useLive(async ({ db }) => (opId === null ? null : sendingView(db, opId)), opId) ?? null;
}
