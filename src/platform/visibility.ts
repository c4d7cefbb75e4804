import type { Cell } from '../lib/live.ts';

/** Whether the page can be seen. A page back from the back-forward cache says so through `pageshow` alone. */
export function pageVisibility(document: Document, window: Window): Cell<boolean> {
  return {
    get: () => document.visibilityState === 'visible',
    subscribe(changed) {
      // The first load sends `pageshow` too, and that is no coming back.
      const shown = (event: PageTransitionEvent) => {
        if (event.persisted) changed();
      };
      document.addEventListener('visibilitychange', changed);
      window.addEventListener('pageshow', shown);
      return () => {
        document.removeEventListener('visibilitychange', changed);
        window.removeEventListener('pageshow', shown);
      };
    },
  };
}
