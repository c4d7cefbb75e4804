import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Whom a request comes from. Behind a trusted proxy it is the last name the proxy added: those before it can be made up. */
export function addressReader(trustProxy: boolean): (c: Context) => string {
  return (c) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return forwarded || (getConnInfo(c).remote.address ?? 'unknown');
  };
}
