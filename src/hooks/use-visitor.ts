import { useCallback } from 'react';
import type { Live } from '../lib/live.ts';
import { useCore, useCoreHandle } from './core.tsx';
import type { Visitor } from './core-port.ts';
import { useCellOrNull } from './use-cell.ts';
import { useLiveOver } from './use-live.ts';

/** A database that is not open by then is not going to be. */
const OPEN_WITHIN_MS = 10_000;

/** What a visitor can do; null until the core is loaded and the device's own database open. */
export function useVisitor(): Visitor | null {
  return useCellOrNull(useCore()?.visitor);
}

export function useVisitorLive<T>(key: string, query: (visitor: Visitor) => Live<T>): T | undefined {
  return useLiveOver(useVisitor(), key, query);
}

/** The same, waited for: whoever sends a form at once must not be told to come back. Rejects when it cannot be had. */
export function useVisitorOpened(): () => Promise<Visitor> {
  const handle = useCoreHandle();
  return useCallback(async () => {
    const { visitor } = await handle.ready();
    return new Promise((resolve, reject) => {
      let stop = () => {};
      const timer = setTimeout(() => {
        stop();
        reject(new Error('The database of visitors was not opened in time'));
      }, OPEN_WITHIN_MS);
      const look = () => {
        const opened = visitor.get();
        if (!opened) return;
        stop();
        clearTimeout(timer);
        resolve(opened);
      };
      stop = visitor.subscribe(look);
      look();
    });
  }, [handle]);
}
