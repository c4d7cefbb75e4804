import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `all` parts may be drawn by now: one more after each that stands, so that a long report never holds the page up.
 */
export function useStages(all: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < all) startTransition(() => setStage(stage + 1));
  }, [stage, all]);
  return stage;
}
