import type { Hono } from 'hono';
import type { Env } from '../middleware/env.ts';
import { AuthError } from './errors.ts';
import { linkingDisabled, samlDisabled } from './not-enabled.ts';
import { arrive, depart } from './oauth.ts';
import { type AuthRouteDeps, idOf, parseBody, signedIn } from './route-tools.ts';
import { AuthorizeQuery } from './schemas.ts';
import { countTry } from './throttle.ts';
import { unlink } from './unlink.ts';

const notFound = () => new AuthError(404, 'validation_failed', 'identity_id must be an UUID');

/** Ways in through a provider: going there, coming back, adding one, taking one away. */
export function identityRoutes(app: Hono<Env>, deps: AuthRouteDeps): void {
  const slowed = (address: string) => countTry(deps.database.sql, deps.clock, { kind: 'address', name: address });

  app.get('/authorize', async (c) => {
    await slowed(deps.addressOf(c));
    const query = c.req.query();
    return c.redirect(await depart(deps, parseBody(AuthorizeQuery, query), query, null), 302);
  });

  app.get('/callback', async (c) => {
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(await arrive(deps, new URL(c.req.url).searchParams), 303);
  });

  app.get('/user/identities/authorize', async (c) => {
    const identity = await signedIn(c, deps);
    if (deps.provider === null) throw linkingDisabled();
    const query = c.req.query();
    const url = await depart(deps, parseBody(AuthorizeQuery, query), query, identity);
    return query.skip_http_redirect === 'true' ? c.json({ url }) : c.redirect(url, 302);
  });

  app.delete('/user/identities/:id', async (c) => {
    const identity = await signedIn(c, deps);
    if (deps.provider === null) throw linkingDisabled();
    return c.json(await unlink(deps, identity, idOf(c, 'id', notFound)));
  });

  app.all('/sso', () => {
    throw samlDisabled();
  });
}
