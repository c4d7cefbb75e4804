import { createMiddleware } from 'hono/factory';
import { type Identity, SIGN_IN_AGAIN, type TokenVerifier } from '../auth/identity.ts';
import { AppError } from '../errors.ts';
import type { Env } from './env.ts';

/** The identity a request proves. `write` also asks whether the session still stands. */
export async function identify(
  verifier: TokenVerifier,
  authorization: string | undefined,
  write: boolean,
  graceSeconds = 0,
): Promise<Identity> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('authentication_failed', SIGN_IN_AGAIN);
  const identity = await verifier.verify(token, graceSeconds);
  if (write && !(await verifier.isAlive(identity))) throw new AppError('authentication_failed', SIGN_IN_AGAIN);
  return identity;
}

/** Lets only signed-in people through; reads trust the token for its hour, writes ask for the session (security, 12). */
export function requireBearer(verifier: TokenVerifier) {
  return createMiddleware<Env>(async (c, next) => {
    const write = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    const identity = await identify(verifier, c.req.header('authorization'), write);
    if (identity.secondFactorOwed) {
      throw new AppError('permission_denied', 'Please enter the code from your authenticator app to go on.');
    }
    c.set('identity', identity);
    await next();
  });
}
