/** Whoever has read for so long may come back without the network. */
const READ_MS = 8_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Calls `then` once, as soon as somebody does something with the page, or has had it open for a while: a page that is only
 * read must not stop for a database being set up. The answer calls it off.
 */
export function onFirstInteraction(window: Window, then: () => void): () => void {
  const stop = () => {
    window.clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, touched, true);
  };
  const touched = () => {
    stop();
    then();
  };
  const timer = window.setTimeout(touched, READ_MS);
  for (const sign of SIGNS) window.addEventListener(sign, touched, { capture: true, passive: true });
  return stop;
}
