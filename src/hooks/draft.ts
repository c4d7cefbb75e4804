import { useCallback, useEffect, useMemo, useState } from 'react';
import { PROBLEM, VISITOR, VISITORS_DRAFT } from '../store/drafts.ts';
import { useAccount } from './account.ts';
import { useDevice } from './core.tsx';

export { PROBLEM };

/** Typed, unsent text that outlives the page. Each account has its own; signing out takes it along. */
export function useDraft(key: string): [string, (text: string) => void] {
  const { drafts } = useDevice();
  const owner = useAccount()?.id ?? VISITOR;
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
      read: () => drafts.read(VISITOR, key),
      write: (text: string) => {
        drafts.write(VISITOR, key, text);
      },
    }),
    [drafts, key],
  );
}

/** The number of what a visitor tried last on this device, or empty; read when the page has been taken over. */
export function useLastTry(): string {
  const { drafts } = useDevice();
  const [last, setLast] = useState('');
  useEffect(() => setLast(drafts.read(VISITOR, VISITORS_DRAFT)), [drafts]);
  return last;
}
