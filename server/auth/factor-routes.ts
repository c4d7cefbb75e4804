import type { Hono } from 'hono';
import { readJson } from '../middleware/body.ts';
import type { Env } from '../middleware/env.ts';
import { AuthError } from './errors.ts';
import { challenge, enrol, unenrol, verify } from './factors.ts';
import { refuseFactor } from './not-enabled.ts';
import { type AuthRouteDeps, idOf, parseBody, signedIn } from './route-tools.ts';
import { FactorBody, FactorCode } from './schemas.ts';

const notFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

/** Second factors: authenticator apps. */
export function factorRoutes(app: Hono<Env>, deps: AuthRouteDeps): void {
  app.post('/factors', async (c) => {
    const identity = await signedIn(c, deps);
    const body = await readJson(c);
    refuseFactor((body as { factor_type?: unknown } | null)?.factor_type);
    return c.json(await enrol(deps, identity, parseBody(FactorBody, body)));
  });

  app.post('/factors/:id/challenge', async (c) => {
    const identity = await signedIn(c, deps);
    return c.json(await challenge(deps, identity, idOf(c, 'id', notFound)));
  });

  app.post('/factors/:id/verify', async (c) => {
    const identity = await signedIn(c, deps);
    const id = idOf(c, 'id', notFound);
    return c.json(await verify(deps, identity, id, parseBody(FactorCode, await readJson(c))));
  });

  app.delete('/factors/:id', async (c) => {
    const identity = await signedIn(c, deps);
    return c.json(await unenrol(deps, identity, idOf(c, 'id', notFound)));
  });
}
