import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { readJson } from '../middleware/body.ts';
import type { Env } from '../middleware/env.ts';
import { generateLink, invite } from './admin-links.ts';
import { DeleteBody, InviteBody, LinkBody, NewUser, UserChange, UserPage } from './admin-schemas.ts';
import { adminAccount, changeUser, createUser, deleteUser, listUsers, userNotFound } from './admin-users.ts';
import { AuthError } from './errors.ts';
import { removeFactor } from './factors.ts';
import { type AuthRouteDeps, idOf, parseBody } from './route-tools.ts';
import { factorBody, userBody } from './users.ts';

const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

/** Throws unless the request carries the service key; without one set, nobody does. */
function requireService(c: Context<Env>, serviceKey: string | null): void {
  const given = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (given === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const [left, right] = [Buffer.from(given), Buffer.from(serviceKey ?? '')];
  if (right.length === 0 || left.length !== right.length || !timingSafeEqual(left, right)) {
    throw new AuthError(403, 'not_admin', 'User not allowed');
  }
}

/** Calls for programs of the operator's own, behind the service key. No page of the product makes them (spec 1 §6). */
export function adminRoutes(deps: AuthRouteDeps): Hono<Env> {
  const app = new Hono<Env>();
  app.use('*', (c, next) => {
    requireService(c, deps.accounts.serviceKey);
    return next();
  });
  const userId = (c: Context<Env>) => idOf(c, 'id', userNotFound);

  app.get('/users', async (c) => {
    // supabase-js sends both words empty when nothing was asked for.
    const said = Object.entries(c.req.query()).filter(([, value]) => value !== '');
    const { page, per_page: perPage } = parseBody(UserPage, Object.fromEntries(said));
    const { users, total } = await listUsers(deps, page, perPage);
    const last = Math.max(1, Math.ceil(total / perPage));
    const link = (n: number, rel: string) => `</admin/users?page=${n}&per_page=${perPage}>; rel="${rel}"`;
    const next = page < last ? `${link(page + 1, 'next')}, ` : '';
    c.header('x-total-count', String(total));
    c.header('link', `${next}${link(last, 'last')}`);
    return c.json({ users, aud: 'authenticated' });
  });
  app.post('/users', async (c) => c.json(await createUser(deps, parseBody(NewUser, await readJson(c)))));
  app.get('/users/:id', async (c) => c.json(userBody(await adminAccount(deps, userId(c)))));
  app.put('/users/:id', async (c) =>
    c.json(await changeUser(deps, userId(c), parseBody(UserChange, await readJson(c)))),
  );
  app.delete('/users/:id', async (c) => {
    const body = parseBody(DeleteBody, await readJson(c));
    return c.json(await deleteUser(deps, userId(c), body.should_soft_delete));
  });

  app.get('/users/:id/factors', async (c) => c.json((await adminAccount(deps, userId(c))).factors.map(factorBody)));
  app.delete('/users/:id/factors/:factor', async (c) => {
    const { factors } = await adminAccount(deps, userId(c));
    const id = idOf(c, 'factor', factorNotFound);
    const factor = factors.find((row) => row.id === id);
    if (factor === undefined) throw factorNotFound();
    await removeFactor(deps, factor);
    return c.json(factorBody(factor));
  });

  app.post('/generate_link', async (c) => {
    const body = parseBody(LinkBody, await readJson(c));
    return c.json(await generateLink(deps, body, c.req.query('redirect_to')));
  });
  return app;
}

/** The one call of theirs that stands beside the others. */
export function inviteRoute(app: Hono<Env>, deps: AuthRouteDeps): void {
  app.post('/invite', async (c) => {
    requireService(c, deps.accounts.serviceKey);
    return c.json(await invite(deps, parseBody(InviteBody, await readJson(c)), c.req.query('redirect_to')));
  });
}
