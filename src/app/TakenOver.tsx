import { useEffect, useState } from 'react';
import { pressHeld } from './held-presses.ts';

/**
 * Stands inside the routes' Suspense boundary: its first effect runs when the screen's own buttons hear. With the same stroke
 * what the build assumed gives way to what is true on this device, and forms take in what was typed before; the second effect
 * runs when that is on the screen.
 */
export function TakenOver() {
  const [hears, setHears] = useState(false);
  useEffect(() => setHears(true), []);
  useEffect(() => {
    if (hears) pressHeld();
  }, [hears]);
  return null;
}
