import { useEffect } from 'react';
import { useAccount } from '../hooks/account.ts';
import { useCoreHandle, useDevice } from '../hooks/core.tsx';
import { beginVisit } from './first-visit.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

/** Two frames later the screen is on the glass. */
const painted = (then: () => void): (() => void) => {
  requestAnimationFrame(() => requestAnimationFrame(then));
  return () => {};
};

interface CoreStartProps {
  /** Parts of the product that a visitor may want next. */
  publicPages: readonly (() => Promise<unknown>)[];
  onError: (cause: unknown) => void;
}

/**
 * Loads the core once the first screen has been painted; on a public page that a visitor only reads, once it is touched. It
 * stands beside the routes, inside their Suspense boundary: its effect waits until the route's own code is there, so the two
 * never compete for a slow line.
 */
export function CoreStart({ publicPages, onError }: CoreStartProps) {
  const handle = useCoreHandle();
  const device = useDevice();
  const known = useAccount() !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told of a failure does not matter.
  useEffect(() => {
    const start = () => void handle.ready().catch(onError);
    const onlyRead = !known && document.getElementById('root')?.dataset.written !== undefined;
    if (!onlyRead) return painted(start);
    const callOff = [onFirstInteraction(window, start), beginVisit(window, device, publicPages)];
    return () => {
      for (const stop of callOff) stop();
    };
  }, [handle, device, known, publicPages]);
  return null;
}
