/** What the server answers itself; the shell must never stand in for it. */
const SERVER_PATHS = /^\/(api|auth\/v1|rest|healthz|readyz)(\/|$)/;
const FILE = /\/[^/]+\.[a-z0-9]+$/i;

/**
 * True for an address whose page is the shell. `/auth/callback` is a page of ours; what lies under `/auth/v1` is the auth
 * service. A path that names a file gets that file, or a 404, and never the shell.
 */
export function isPage(pathname: string): boolean {
  return !SERVER_PATHS.test(pathname) && !FILE.test(pathname);
}
