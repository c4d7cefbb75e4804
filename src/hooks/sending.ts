import type { Sending } from '../domain/working-copy.ts';
import { useLive } from './use-live.ts';

/** How one intention stands; null while that is being looked up, or there is none. */
export function useSending(opId: string | null): Sending | null {
  return useLive(`sending ${opId}`, (from) => (opId === null ? NEVER : from.sending(opId))) ?? null;
}
const NEVER = { subscribe: () => () => {} };
