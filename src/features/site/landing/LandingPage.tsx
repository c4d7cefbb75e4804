import { lazy, Suspense } from 'react';
import { onFirstInteraction } from '../../../hooks/on-first-interaction.ts';
import { landingPage } from '../content/landing.ts';
import { SiteFrame } from '../SiteFrame.tsx';
import { Hero } from './Hero.tsx';
import '../../../ui/landing.css';

const loadBelow = () => import('./Below.tsx').then((m) => ({ default: m.Below }));

/** The page stands here as the build wrote it, whole; only its scripts are still to come. */
const isWritten = () =>
  typeof document !== 'undefined' && document.getElementById('root')?.dataset.written === location.pathname;

/** What lies below the first screen comes to life once the page is touched: its links and folds work without. */
const Below = lazy(async () => {
  if (isWritten()) await new Promise<void>((touched) => void onFirstInteraction(window, touched));
  return loadBelow();
});

export function LandingPage() {
  return (
    <SiteFrame facts={landingPage}>
      <Hero />
      <Suspense>
        <Below />
      </Suspense>
    </SiteFrame>
  );
}
