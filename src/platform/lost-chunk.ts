const MARK = 'baraza-reloaded';

/**
 * UPD-1: a part of this build that cannot be had any more, because newer builds have pushed it off the server, is made good
 * by loading the page anew, once for each build and tab. `build` is anything that names the running build. The page that
 * explains a broken part stays on the screen where that has not helped, and where nobody answers: then loading anew would
 * only put the browser's own error in its place.
 */
export function reloadForLostChunk(window: Window, build: string): void {
  let asking = false;
  const recover = async (): Promise<void> => {
    try {
      if (window.sessionStorage.getItem(MARK) === build) return;
      const answer = await window.fetch('/build.json', { cache: 'no-store', credentials: 'omit' });
      if (!answer.ok) return;
      window.sessionStorage.setItem(MARK, build);
    } catch {
      // Offline; or a browser without storage, where nothing would guard against a loop.
      return;
    }
    window.location.reload();
  };
  // Vite's own event, for every import that fails.
  window.addEventListener('vite:preloadError', () => {
    if (asking) return;
    asking = true;
    void recover().finally(() => {
      asking = false;
    });
  });
}
