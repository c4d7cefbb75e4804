import { lazy, Suspense } from 'react';
import type { TrailEntry } from '../../contract/trail.ts';
import { trailFrame } from './frame-messages.ts';

/** Looking up needs the network, and so does the first sight of it; whoever saw one keeps what draws it. */
const Trail = lazy(() =>
  import(/* on demand */ './Trail.tsx').then(
    (m) => ({ default: m.Trail }),
    () => ({ default: () => <p>{trailFrame.notHere}</p> }),
  ),
);

export const LazyTrail = (trail: { lines: readonly TrailEntry[]; language: string }) => (
  <Suspense>
    <Trail {...trail} />
  </Suspense>
);
