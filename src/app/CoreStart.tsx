import { useEffect } from 'react';
import { useAccount } from '../hooks/account.ts';
import { useCoreHandle, useDevice } from '../hooks/core.tsx';
import { onFirstInteraction } from '../hooks/on-first-interaction.ts';

/** Two frames later the screen is on the glass. */
const painted = (then: () => void): (() => void) => {
  requestAnimationFrame(() => requestAnimationFrame(then));
  return () => {};
};

/** After the page has loaded: whoever reads for three seconds finds the product here again without the network. */
const VISIT_AFTER_MS = 1_000;

/** Begins `visit` a moment after the page has loaded; the answer calls it off. */
function afterLoad(visit: () => Promise<() => void>): () => void {
  let end = () => {};
  let over = false;
  const begin = () => {
    const begun = setTimeout(() => {
      visit().then(
        (stop) => {
          end = stop;
          if (over) stop();
        },
        // Its code was not to be had; the next page tries again.
        () => {},
      );
    }, VISIT_AFTER_MS);
    end = () => clearTimeout(begun);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    over = true;
    removeEventListener('load', begin);
    end();
  };
}

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
    const visit = async () => (await import('./first-visit.ts')).beginVisit(window, device, publicPages);
    const callOff = [onFirstInteraction(window, start), afterLoad(visit)];
    return () => {
      for (const stop of callOff) stop();
    };
  }, [handle, device, known, publicPages]);
  return null;
}
