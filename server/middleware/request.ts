import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { BUILD_HEADER, REQUEST_ID_HEADER } from '../../src/contract/headers.ts';
import type { ServerLog } from '../../src/lib/log.ts';
import type { NewId } from '../../src/lib/moments.ts';
import type { Env } from './env.ts';
import type { ResponseTimes } from './response-times.ts';

const FILES = 'pages and files';

/** The route as it is written down, never the address that was asked for: that one may hold an id. */
function routeOf(c: Context<Env>): string {
  const routes = matchedRoutes(c).filter(({ path }) => !path.endsWith('*'));
  const path = routes.at(-1)?.path;
  if (path !== undefined) return `${c.req.method} ${path}`;
  const part = /^\/(?:api|auth\/v1|rest\/v1)(?=\/)/.exec(c.req.path)?.[0];
  return part === undefined ? FILES : `${part}/*`;
}

/**
 * Names the request and the build on every answer but a chunk, and logs one line: never a query, a header or a body, which hold
 * what founders write and what opens their accounts.
 */
export function requestContext(
  log: ServerLog,
  newId: NewId,
  build: string,
  elapsed: () => number,
  times: ResponseTimes,
) {
  return createMiddleware<Env>(async (c, next) => {
    const requestId = newId();
    const started = elapsed();
    c.set('requestId', requestId);
    await next();
    // A chunk is named by what is in it, and on a slow line every header of it is felt.
    if (!c.req.path.startsWith('/assets/')) {
      c.header(REQUEST_ID_HEADER, requestId);
      c.header(BUILD_HEADER, build);
    }
    const took = elapsed() - started;
    times.note(routeOf(c), c.res.status, took);
    const ms = Math.round(took);
    const line = { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms };
    if (c.res.status >= 500) log.error('request', line);
    else log.info('request', line);
  });
}
