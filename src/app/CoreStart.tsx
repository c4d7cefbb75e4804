import { useEffect } from 'react';
import { useAccount } from '../hooks/account.ts';
import { useCoreHandle } from '../hooks/core.tsx';
import { onFirstInteraction } from './on-first-interaction.ts';

/** Two frames later the screen is on the glass. */
const painted = (then: () => void): (() => void) => {
  requestAnimationFrame(() => requestAnimationFrame(then));
  return () => {};
};

/**
 * Loads the core once the first screen has been painted; on a public page that a visitor only reads, once it is touched. It
 * stands beside the routes, inside their Suspense boundary: its effect waits until the route's own code is there, so the two
 * never compete for a slow line.
 */
export function CoreStart({ onError }: { onError: (cause: unknown) => void }) {
  const handle = useCoreHandle();
  const known = useAccount() !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told of a failure does not matter.
  useEffect(() => {
    const start = () => void handle.ready().catch(onError);
    const onlyRead = !known && document.getElementById('root')?.dataset.written !== undefined;
    return onlyRead ? onFirstInteraction(window, start) : painted(start);
  }, [handle, known]);
  return null;
}
