import { useCallback, useMemo } from 'react';
import type { Visitor } from '../app/core/visitor.ts';
import type { Sending } from '../domain/working-copy.ts';
import { useCore, useCoreHandle } from './core.tsx';
import { useCellOrNull } from './use-cell.ts';

export type { Visitor };

/** A database that is not open by then is not going to be. */
const OPEN_WITHIN_MS = 10_000;

/** What a visitor can do; null until the core is loaded and the device's own database open. */
export function useVisitor(): Visitor | null {
  return useCellOrNull(useCore()?.visitor);
}

/** How what a visitor sent stands. Read from memory: a public page does not bring the database. */
export function useVisitorsSending(opId: string): Sending | null {
  const visitor = useVisitor();
  return useCellOrNull(useMemo(() => visitor?.sending(opId), [visitor, opId]));
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
