import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML that the build wrote: a form sent before it is hydrated would be sent by the browser, in the address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
