import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isPage } from './navigation.ts';

const SHELL = '/index.html';
/** The landing page as the build wrote it; the other public pages are made from the shell by their scripts. */
const LANDING = '/pages/index.html';

type Manifest = readonly { readonly url: string; readonly revision: string | null }[];

/** The build's own files, complete after one visit, and the shell for every page of ours. */
export function precacheBuild(manifest: Manifest): void {
  cleanupOutdatedCaches();
  // '/' is the landing page as the build wrote it, not the shell that lies under its usual name.
  precacheAndRoute([...manifest], { cleanURLs: false, directoryIndex: '' });
  // While developing nothing is precached, and asking for the shell would throw.
  if (!manifest.some((entry) => entry.url.replace(/^\//, '') === 'index.html')) return;
  if (manifest.some((entry) => entry.url.replace(/^\//, '') === LANDING.slice(1))) {
    const landing = createHandlerBoundToURL(LANDING);
    registerRoute(({ request, url }) => request.mode === 'navigate' && url.pathname === '/', landing);
  }
  const shell = createHandlerBoundToURL(SHELL);
  registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url.pathname), shell);
}
