import { createMiddleware } from 'hono/factory';
import { SIGN_IN_AGAIN, type Standing, type TokenVerifier } from '../auth/identity.ts';
import { AppError } from '../errors.ts';
import type { Env } from './env.ts';

/** The token of a request. Throws `authentication_failed` when it carries none. */
export function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('authentication_failed', SIGN_IN_AGAIN);
  return token;
}

const REFUSALS: Readonly<Record<Exclude<Standing, 'open'>, () => AppError>> = {
  ended: () => new AppError('authentication_failed', SIGN_IN_AGAIN),
  second_factor_owed: () =>
    new AppError('permission_denied', 'Please enter the code from your authenticator app to go on.'),
  address_unconfirmed: () =>
    new AppError('permission_denied', 'Please confirm your email address first: open the link in the letter you got.'),
  anonymous: () => new AppError('permission_denied', 'Please sign up to go on.'),
};

/** Their reads show the most: a copy of a whole account, other people's data. */
const MOST_PRIVATE = ['/api/account/', '/api/admin/'];

const asksNow = (method: string, path: string) =>
  (method !== 'GET' && method !== 'HEAD') || MOST_PRIVATE.some((part) => path.startsWith(part));

/** Finds out whose token a request carries, without asking anybody. */
export function requireBearer(verifier: TokenVerifier) {
  return createMiddleware<Env>(async (c, next) => {
    const token = bearerToken(c.req.header('authorization'));
    c.set('identity', await verifier.verify(token));
    c.set('token', token);
    await next();
  });
}

/** Lets only people through whose session is open at this moment (security, 12). */
export function requireOpenSession(verifier: TokenVerifier) {
  return createMiddleware<Env>(async (c, next) => {
    const now = asksNow(c.req.method, c.req.path);
    const standing = await verifier.standing(c.get('identity'), c.get('token'), now);
    if (standing !== 'open') throw REFUSALS[standing]();
    await next();
  });
}
