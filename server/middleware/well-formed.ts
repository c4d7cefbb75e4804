import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors.ts';
import type { Env } from './env.ts';

/** NUL, and half of a pair that stands for one character: PostgreSQL keeps neither, and no keyboard types them. */
const NOT_WELL_FORMED = /[\0\p{Surrogate}]/u;

/**
 * Throws `validation_failed` if any text within a value, a key of it too, cannot be kept as it was sent: it is refused rather
 * than altered. Goes without recursion: a body may be as deep as it is long.
 */
export function requireWellFormed(value: unknown): void {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === 'string' && NOT_WELL_FORMED.test(part)) {
      throw new AppError('validation_failed', 'The text has characters in it that cannot be kept.');
    }
    if (Array.isArray(part)) for (const inner of part) left.push(inner);
    else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) left.push(key, inner);
    }
  }
}

/** The same for what stands in an address: its path and its query. What is no UTF-8 there stays as it was written. */
export const wellFormedAddress = createMiddleware<Env>(async (c, next) => {
  requireWellFormed([c.req.path, c.req.param(), c.req.queries()]);
  await next();
});
