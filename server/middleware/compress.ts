import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this the headers cost more than is saved. */
const SMALL = 700;
/** Nearly as small as the best, at a hundredth of the work. */
const QUALITY = 5;

/**
 * Compresses JSON answers: every byte is somebody's airtime. Used for `/api` alone — the answers of sign-in hold tokens
 * beside what a client sent, and the size of a compressed answer tells about its secrets.
 */
export const compressJson = createMiddleware<Env>(async (c, next) => {
  await next();
  const type = c.res.headers.get('content-type') ?? '';
  if (!type.includes('json') || c.res.headers.has('content-encoding')) return;
  c.header('vary', 'Accept-Encoding');
  const accepted = (c.req.header('accept-encoding') ?? '').split(',').map((name) => name.split(';')[0]?.trim());
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  if (encoding === undefined) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const isSmall = body.length < SMALL;
  const packed = isSmall ? body : encoding === 'br' ? await brotli(body, { params }) : await gzipped(body);
  const { status, headers } = c.res;
  c.res = new Response(packed, { status, headers });
  if (isSmall) return;
  c.header('content-encoding', encoding);
  c.header('content-length', String(packed.length));
});
