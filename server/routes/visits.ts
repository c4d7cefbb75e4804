import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { ServerLog } from '../../src/lib/log.ts';
import type { Env } from '../middleware/env.ts';
import type { StoreDeps } from '../services/deps.ts';
import { noteVisit } from '../services/visits.ts';
import { isNavigation } from './navigation.ts';
import { PAGE_LIST, PageList, patternOf } from './page-list.ts';

export interface VisitDeps extends StoreDeps {
  readonly log: ServerLog;
}

/** A browser that fetches a page before anybody has asked for it. */
const isGuess = (c: Context<Env>) => /prefetch|prerender/.test(c.req.header('sec-purpose') ?? '');

/**
 * Counts the pages that are fetched, by their address without the ids in it. What the device shows by itself (an installed
 * app, a page it has kept) does not pass here. Nobody waits for the count, and a page is shown without it.
 */
export function visitCounting(app: Hono<Env>, folder: string, deps: VisitDeps): void {
  if (!existsSync(join(folder, PAGE_LIST))) return;
  const { addresses } = v.parse(PageList, JSON.parse(readFileSync(join(folder, PAGE_LIST), 'utf8')));
  const known = addresses.map((address) => ({ address, pattern: patternOf(address) }));
  app.use('*', async (c, next) => {
    await next();
    if (c.req.method !== 'GET' || c.res.status >= 400 || !isNavigation(c) || isGuess(c)) return;
    const page = known.find(({ pattern }) => pattern.test(c.req.path));
    if (page === undefined) return;
    noteVisit(deps, page.address).catch((error: unknown) => deps.log.error('visit', { err: error }));
  });
}
