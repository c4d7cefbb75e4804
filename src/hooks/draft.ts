import { useCallback, useMemo, useState } from 'react';
import { useAccount } from './account.ts';
import { useDevice } from './core.tsx';

/** Typed, unsent text that outlives the page. Each account has its own; signing out takes it along. */
export function useDraft(key: string): [string, (text: string) => void] {
  const { drafts } = useDevice();
  const owner = useAccount()?.id ?? 'visitor';
  const place = `${owner}:${key}`;
  const [held, setHeld] = useState(() => ({ place, text: drafts.read(owner, key) }));
  const current = held.place === place ? held : { place, text: drafts.read(owner, key) };
  if (current !== held) setHeld(current);

  const write = useCallback(
    (text: string) => {
      setHeld({ place, text });
      drafts.write(owner, key, text);
    },
    [drafts, owner, key, place],
  );
  return [current.text, write];
}

/**
 * Text typed into a form of the public pages, whoever is signed in: it is sent from the visitor's outbox. Read when the page
 * has been taken over, because the HTML the build wrote cannot hold it.
 */
export function useVisitorDraft(key: string): { read(): string; write(text: string): void } {
  const { drafts } = useDevice();
  return useMemo(
    () => ({
      read: () => drafts.read('visitor', key),
      write: (text: string) => {
        drafts.write('visitor', key, text);
      },
    }),
    [drafts, key],
  );
}
