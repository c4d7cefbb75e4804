import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { AppError } from '../errors.ts';
import { identify } from '../middleware/bearer.ts';
import { readJson } from '../middleware/body.ts';
import type { Env } from '../middleware/env.ts';
import { AuthError } from './errors.ts';
import type { TokenVerifier } from './identity.ts';
import { PasswordGrant, RefreshGrant, Scope, SignUpBody, UpdateUserBody } from './schemas.ts';
import * as auth from './service.ts';
import { endSessions } from './sessions.ts';

const DAY_SECONDS = 86_400;

export interface AuthRouteDeps extends auth.AuthDeps {
  readonly verifier: TokenVerifier;
  /** Whom a request comes from, as far as that can be known. */
  addressOf(c: Context): string;
}

function parseBody<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw new AuthError(400, 'validation_failed', parsed.issues[0].message);
  return parsed.output;
}

/** Supabase Auth's protocol, as much of it as e-mail and password need (spec 1 §7). Mounted at `/auth/v1`. */
export function authRoutes(deps: AuthRouteDeps): Hono<Env> {
  const { verifier, keys, database, clock } = deps;
  const app = new Hono<Env>();

  /** Auth asks for a standing session even to read; its absence has a code of its own, which signs the client out. */
  const signedIn = async (c: Context<Env>) => {
    const identity = await identify(verifier, c.req.header('authorization'), false);
    if (!(await verifier.isAlive(identity))) {
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    return identity;
  };

  app.post('/signup', async (c) => {
    const body = parseBody(SignUpBody, await readJson(c));
    return c.json(await auth.signUp(deps, body, deps.addressOf(c)));
  });

  app.post('/token', async (c) => {
    const body = await readJson(c);
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await auth.signIn(deps, parseBody(PasswordGrant, body), deps.addressOf(c)));
      case 'refresh_token':
        return c.json(await auth.refresh(deps, parseBody(RefreshGrant, body).refresh_token));
      default:
        throw new AuthError(400, 'validation_failed', 'This way of signing in is not available.');
    }
  });

  app.get('/user', async (c) => c.json(await auth.readUser(deps, await signedIn(c))));

  app.put('/user', async (c) => {
    const identity = await signedIn(c);
    return c.json(await auth.updateUser(deps, identity, parseBody(UpdateUserBody, await readJson(c))));
  });

  app.post('/logout', async (c) => {
    const scope = parseBody(Scope, c.req.query('scope'));
    // Signed out offline, a device ends its one session when it is back, perhaps days later (ACC-1).
    const grace = scope === 'local' ? 30 * DAY_SECONDS : 0;
    const identity = await identify(verifier, c.req.header('authorization'), false, grace);
    if (identity.sessionId !== null) {
      await endSessions(database.sql, identity.userId, identity.sessionId, scope, clock.now());
    }
    return c.body(null, 204);
  });

  app.get('/.well-known/jwks.json', (c) => c.json({ keys: [keys.publicJwk] }));

  app.get('/settings', (c) =>
    c.json({
      external: { email: true, phone: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  );

  app.get('/health', (c) => c.json({ name: 'baraza-auth', description: 'Sign-in of the Baraza server' }));

  app.all('*', () => {
    throw new AppError('not_found', 'This way of signing in is not available.');
  });
  return app;
}
