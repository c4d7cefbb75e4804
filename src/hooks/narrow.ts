import { useSyncExternalStore } from 'react';

/** Spec 3 §9: sidebars are collapsed at 768 px or less. */
const NARROW = '(max-width: 768px)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
