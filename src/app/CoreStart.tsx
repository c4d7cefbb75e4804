import { useEffect } from 'react';
import { useCoreHandle } from '../hooks/core.tsx';

/**
 * Loads the core once the first screen has been painted. It stands beside the routes, inside their Suspense boundary: its
 * effect waits until the route's own code is there, so the two never compete for a slow line.
 */
export function CoreStart({ onError }: { onError: (cause: unknown) => void }) {
  const handle = useCoreHandle();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once; who is told of a failure does not matter.
  useEffect(() => {
    // Two frames later the screen is on the glass.
    requestAnimationFrame(() => requestAnimationFrame(() => handle.ready().catch(onError)));
  }, [handle]);
  return null;
}
