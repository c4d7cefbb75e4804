import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import type { ServerLog } from '../../src/lib/log.ts';
import { AppError } from '../errors.ts';
import type { Env } from './env.ts';

/** Names that lead to this machine from itself alone, whoever says them. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/** The public origin; and where that is this very machine, any other name of it at the same port. */
function isOwn(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const [theirs, ours] = [new URL(origin), new URL(publicOrigin)];
  if (theirs.protocol !== ours.protocol || theirs.port !== ours.port) return false;
  return isLoopback(theirs.hostname) && isLoopback(ours.hostname);
}

const NOT_SET_UP =
  'Baraza is not set up for this address. Whoever runs it can name the address in BARAZA_ORIGIN; until then please open the one it has.';

/**
 * Only our own pages may call. No CORS header is ever sent, so a foreign page could not read an answer; its requests,
 * preflights included, are refused before they do anything (security, 26). What a request calls its host is no proof: a
 * foreign name can be made to lead here (DNS rebinding). Whoever opened the product by a name it was not given is told so, and
 * the log tells the operator, once.
 */
export function sameOrigin(publicOrigin: string, log: ServerLog) {
  let told = false;
  return createMiddleware<Env>(async (c, next) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && !isOwn(origin, publicOrigin)) {
      const isOpenedHere = URL.canParse(origin) && new URL(origin).host === c.req.header('host');
      if (!isOpenedHere) throw new AppError('permission_denied', 'Calls from another site are not allowed.');
      if (!told)
        log.warn('opened by an address that is not BARAZA_ORIGIN: refused', {
          opened: origin.slice(0, 200),
          publicOrigin,
        });
      told = true;
      throw new AppError('permission_denied', NOT_SET_UP);
    }
    await next();
  });
}
