import { useCallback, useEffect, useMemo, useState } from 'react';
import { NEWEST_TRY, PROBLEM, VISITOR } from '../store/typed-text.ts';
import { useAccount } from './account.ts';
import { useDevice } from './core.tsx';

export { PROBLEM };

/** Typed, unsent text that outlives the page. Each account has its own; signing out takes it along. */
export function useTypedText(key: string): [string, (text: string) => void] {
  const { typedText } = useDevice();
  const owner = useAccount()?.id ?? VISITOR;
  const place = `${owner}:${key}`;
  const [held, setHeld] = useState(() => ({ place, text: typedText.read(owner, key) }));
  const current = held.place === place ? held : { place, text: typedText.read(owner, key) };
  if (current !== held) setHeld(current);

  const write = useCallback(
    (text: string) => {
      setHeld({ place, text });
      typedText.write(owner, key, text);
    },
    [typedText, owner, key, place],
  );
  return [current.text, write];
}

/**
 * Text typed into a form of the public pages, whoever is signed in: it is sent from the visitor's outbox. Read when the page
 * has been taken over, because the HTML the build wrote cannot hold it.
 */
export function useVisitorTypedText(key: string): { read(): string; write(text: string): void } {
  const { typedText } = useDevice();
  return useMemo(
    () => ({
      read: () => typedText.read(VISITOR, key),
      write: (text: string) => {
        typedText.write(VISITOR, key, text);
      },
    }),
    [typedText, key],
  );
}

/** The number of what a visitor tried last on this device, or empty; read when the page has been taken over. */
export function useLastTry(): string {
  const { typedText } = useDevice();
  const [last, setLast] = useState('');
  useEffect(() => setLast(typedText.read(VISITOR, NEWEST_TRY)), [typedText]);
  return last;
}
