import type { Live } from '../lib/live.ts';
import { useCore } from './core.tsx';
import type { Visitor } from './core-port.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLiveOver } from './use-live.ts';

/** What a visitor can do; null until the core is loaded and the device's own database open. */
export function useVisitor(): Visitor | null {
  return useCellOrNull(useCore()?.visitor);
}

export function useVisitorLive<T>(key: string, query: (visitor: Visitor) => Live<T>): T | undefined {
  return useLiveOver(useVisitor(), key, query);
}
