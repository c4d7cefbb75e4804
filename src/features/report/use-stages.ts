import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.ts';

/**
 * How many of `all` parts may be drawn by now: one more after each that stands, so that a long report never holds the page up.
 */
export function useStages(all: number): number {
  // A page that the build wrote is whole, and taken over as it stands.
  const hydrated = useHydrated();
  const [stage, setStage] = useState(hydrated ? 0 : all);
  useEffect(() => {
    if (stage < all) startTransition(() => setStage(stage + 1));
  }, [stage, all]);
  return stage;
}
