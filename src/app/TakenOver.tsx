import { useEffect } from 'react';
import { pressHeld } from './held-presses.ts';

/**
 * Stands inside the routes' Suspense boundary: its effect runs when the screen's own buttons hear. A task later the first
 * picture, which the build assumed, has given way to what is true on this device.
 */
export function TakenOver() {
  useEffect(() => {
    const timer = setTimeout(pressHeld);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
