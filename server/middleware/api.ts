import { timingSafeEqual } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { API_KEY_HEADER } from '../../src/contract/headers.ts';
import { AppError } from '../errors.ts';
import type { Env } from './env.ts';

const BODY_LIMIT = 64 * 1024;

/** Read by anybody who checks a token, and where letters and providers lead people: a browser that follows a link sends no key. */
const OPEN_PATHS = new Set([
  '/auth/v1/.well-known/jwks.json',
  '/auth/v1/verify',
  '/auth/v1/authorize',
  '/auth/v1/callback',
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
]);

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * A call without the public client key is refused. It identifies the client; it protects nothing. An operator's program may
 * send its service key instead, which opens no more here.
 */
export function requireApiKey(publicKey: string, serviceKey: string | null) {
  return createMiddleware<Env>(async (c, next) => {
    const given = c.req.header(API_KEY_HEADER) ?? '';
    const isKnown = sameText(given, publicKey) || (serviceKey !== null && sameText(given, serviceKey));
    if (!OPEN_PATHS.has(c.req.path) && !isKnown) {
      throw new AppError('api_key_missing', 'The API key is missing or not known.');
    }
    await next();
  });
}

/** Answers of the API are nobody's to keep. */
export const noStore = createMiddleware<Env>(async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
});

export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw new AppError('body_too_large', 'This is too large to be sent. Please shorten it.');
  },
});
