import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the HTML that the build wrote. Until a page is hydrated the browser alone answers: it would send a form in the address,
 * and turn a switch that nothing follows.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
