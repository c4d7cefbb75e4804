import type { Context } from 'hono';
import type { Env } from '../middleware/env.ts';

const hasExtension = (path: string) => /\.[a-z0-9]+$/i.test(path);

/** A page's address: a GET by a browser that wants HTML, for something that is no file. */
export const isNavigation = (c: Context<Env>): boolean =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') &&
  !hasExtension(c.req.path) &&
  (c.req.header('accept') ?? '').includes('text/html');
