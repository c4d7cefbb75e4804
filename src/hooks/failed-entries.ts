import type { FailedEntry } from '../domain/working-copy.ts';
import { useLive } from './use-live.ts';

export type { FailedEntry };

const NONE: readonly FailedEntry[] = [];

/** Intentions that will not go by themselves any more, oldest first. */
export function useFailedEntries(): readonly FailedEntry[] {
  return useLive('failed', (from) => from.failed()) ?? NONE;
}
