import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the HTML that the build wrote, true once the scripts have taken over: a form sent before that would be sent by the
 * browser itself, and lose what was typed.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
