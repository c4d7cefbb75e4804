import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { MODEL_META, SOURCES_META } from '../../src/contract/outside.ts';
import { escapeHtml } from '../../src/lib/html.ts';
import type { Env } from '../middleware/env.ts';
import { isNavigation } from './navigation.ts';
import { pageRoutes } from './pages.ts';

const YEAR = 31_536_000;

/** The worker's kill switch (sw/kill-switch.ts). */
const WORKER_OFF = '/sw-off.json';

/** Named by their content, so they never change. */
const isAsset = (path: string) => path.startsWith('/assets/');

function cacheControl(path: string): string {
  return isAsset(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache';
}

/** What the page has to know before its first call; null where the client's own default holds. */
export interface PageSettings {
  readonly publicKey: string | null;
  readonly authUrl: string | null;
  readonly feedbackUrl: string | null;
  /** Who is asked outside. */
  readonly sources: string | null;
  readonly modelHost: string | null;
}

/** An operator's settings as they stand in a page's head; empty when there are none. */
const settingsIn = ({ publicKey, authUrl, feedbackUrl, sources, modelHost }: PageSettings): string =>
  [
    ['baraza-public-key', publicKey],
    ['baraza-auth-url', authUrl],
    ['baraza-feedback-url', feedbackUrl],
    [SOURCES_META, sources],
    [MODEL_META, modelHost],
  ]
    .filter((pair): pair is [string, string] => pair[1] !== null)
    .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`)
    .join('');

const withTags = (html: string, tags: string) => html.replace('</head>', `${tags}</head>`);

/**
 * The built client. A missing file is a 404, never the shell: a page that was given HTML for a script would break, and
 * go on being broken from its cache.
 */
export function staticRoutes(app: Hono<Env>, folder: string, origin: string, settings: PageSettings): void {
  // From outside the file server: what it is told through its own `onFound` comes too late for the answer it has made.
  app.use('*', async (c, next) => {
    await next();
    c.header('cache-control', c.res.status < 400 ? cacheControl(c.req.path) : 'no-cache');
    // The plain form differs from the compressed one as much as the other way round.
    if (c.res.headers.get('vary') === null) c.header('vary', 'Accept-Encoding');
    // What never changes is never asked for again: its marks would only be airtime, twenty scripts a page.
    if (isAsset(c.req.path)) c.header('last-modified', undefined);
  });
  const mark = etag();
  app.use('*', (c, next) => (isAsset(c.req.path) ? next() : mark(c, next)));
  // Source maps are the developers' own (security, 30).
  app.use('*', (c, next) => (c.req.path.endsWith('.map') ? Promise.resolve(c.notFound()) : next()));
  const tags = settingsIn(settings);
  pageRoutes(app, folder, origin, (html) => withTags(html, tags));
  const shellFile = join(folder, 'index.html');
  if (tags !== '' && existsSync(shellFile)) {
    const written = withTags(readFileSync(shellFile, 'utf8'), tags);
    app.get('*', (c, next) =>
      c.req.path === '/index.html' || (isNavigation(c) && !isAsset(c.req.path))
        ? Promise.resolve(c.html(written))
        : next(),
    );
  }
  // What the worker asks for again and again has an answer also while no operator has put the file in place.
  app.get(WORKER_OFF, (c, next) =>
    existsSync(join(folder, WORKER_OFF)) ? next() : Promise.resolve(c.json({ off: false })),
  );
  app.use('*', serveStatic({ root: folder, precompressed: true }));
  const shell = serveStatic<Env>({ root: folder, path: 'index.html', precompressed: true });
  app.get('*', async (c, next) => {
    if (!isNavigation(c) || isAsset(c.req.path)) return next();
    return shell(c, next);
  });
  app.notFound((c) => c.text('Not found', 404));
}
