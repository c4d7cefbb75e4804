import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Catalogue, Texts } from '../lib/catalogue.ts';

/** The texts of a catalogue in a locale. English stands until they are loaded, and where they are not to be had. */
export function useTexts<T>(catalogue: Catalogue<T>, locale: string): Texts<T> {
  useEffect(() => {
    catalogue.load(locale).catch(() => undefined);
  }, [catalogue, locale]);
  const read = useCallback(() => catalogue.texts(locale), [catalogue, locale]);
  return useSyncExternalStore(catalogue.subscribe, read, read);
}
