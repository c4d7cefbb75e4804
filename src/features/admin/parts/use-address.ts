import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Change = Readonly<Record<string, string | undefined>>;

export interface Address {
  get(name: string): string | undefined;
  page: number;
  /** Empty and undefined take a name out. Anything but the page begins the list anew. */
  set(change: Change): void;
  /** The same, for what opens a page of its own: the browser's way back leads here. */
  open(change: Change): void;
}

/** What a list is filtered, sorted and opened at: it stands in the address, so that it can be sent to a colleague. */
export function useAddress(): Address {
  const [query, setQuery] = useSearchParams();
  // What stands in the address now: a search that was typed earlier is looked for later, and other filters may have come between.
  const latest = useRef(query);
  latest.current = query;
  const go = useCallback(
    (change: Change, replace: boolean) => {
      const next = new URLSearchParams(latest.current);
      if (!('page' in change)) next.delete('page');
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      setQuery(next, { replace });
    },
    [setQuery],
  );
  return {
    get: (name) => query.get(name) ?? undefined,
    page: Math.max(1, Number(query.get('page')) || 1),
    set: useCallback((change) => go(change, true), [go]),
    open: useCallback((change) => go(change, false), [go]),
  };
}
