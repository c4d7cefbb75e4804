import { Hono } from 'hono';
import { audit } from '../db/audit.ts';
import { AppError } from '../errors.ts';
import { bearerToken } from '../middleware/bearer.ts';
import { readJson } from '../middleware/body.ts';
import type { Env } from '../middleware/env.ts';
import { adminRoutes, inviteRoute } from './admin-routes.ts';
import { AuthError } from './errors.ts';
import { factorRoutes } from './factor-routes.ts';
import { identityRoutes } from './identity-routes.ts';
import { letterRoutes } from './letter-routes.ts';
import { anonymousDisabled, nobody, requireEmail, requirePassword, web3Disabled } from './not-enabled.ts';
import { signInWithIdToken } from './oauth.ts';
import { type AuthRouteDeps, callerOf, fromOf, parseBody, signedIn } from './route-tools.ts';
import { IdTokenGrant, PasswordGrant, PkceGrant, RefreshGrant, Scope, SignUpBody, UpdateUserBody } from './schemas.ts';
import { endSessions } from './sessions.ts';
import { exchangeCode, refresh, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { readUser, updateUser } from './update-user.ts';

const DAY_SECONDS = 86_400;

/** Supabase Auth's protocol (spec 1 §7), mounted at `/auth/v1`. */
export function authRoutes(deps: AuthRouteDeps): Hono<Env> {
  const { verifier, keys, database, clock, accounts } = deps;
  const app = new Hono<Env>();

  app.post('/signup', async (c) => {
    const body = await readJson(c);
    requireEmail(body, 'Phone signups', anonymousDisabled);
    requirePassword(body);
    return c.json(await signUp(deps, parseBody(SignUpBody, body), callerOf(c, deps), c.req.query('redirect_to')));
  });

  app.post('/token', async (c) => {
    const body = await readJson(c);
    switch (c.req.query('grant_type')) {
      case 'password':
        requireEmail(body, 'Phone logins', nobody);
        requirePassword(body);
        return c.json(await signIn(deps, parseBody(PasswordGrant, body), callerOf(c, deps)));
      case 'refresh_token':
        return c.json(await refresh(deps, parseBody(RefreshGrant, body).refresh_token, callerOf(c, deps)));
      case 'pkce':
        return c.json(await exchangeCode(deps, parseBody(PkceGrant, body), callerOf(c, deps)));
      case 'id_token':
        return c.json(await signInWithIdToken(deps, parseBody(IdTokenGrant, body), deps.addressOf(c)));
      case 'web3':
        throw web3Disabled();
      default:
        throw new AuthError(400, 'validation_failed', 'This way of signing in is not available.');
    }
  });

  app.get('/user', async (c) => c.json(await readUser(deps, await signedIn(c, deps))));

  app.put('/user', async (c) => {
    const identity = await signedIn(c, deps);
    return c.json(await updateUser(deps, identity, parseBody(UpdateUserBody, await readJson(c)), fromOf(c, deps)));
  });

  app.post('/logout', async (c) => {
    const scope = parseBody(Scope, c.req.query('scope'));
    // Signed out offline, a device ends its one session when it is back, perhaps days later (ACC-1).
    const grace = scope === 'local' ? 30 * DAY_SECONDS : 0;
    const identity = await verifier.verify(bearerToken(c.req.header('authorization')), grace);
    if (identity.sessionId !== null) {
      const { userId, sessionId } = identity;
      await database.transaction(async (tx) => {
        await endSessions(tx, userId, sessionId, scope, clock.now());
        await audit(tx, clock.now(), { actor: userId, action: 'account.signed_out', details: { scope } });
      });
    }
    return c.body(null, 204);
  });

  letterRoutes(app, deps);
  identityRoutes(app, deps);
  factorRoutes(app, deps);
  inviteRoute(app, deps);
  app.route('/admin', adminRoutes(deps));

  app.get('/.well-known/jwks.json', (c) => c.json({ keys: [keys.publicJwk] }));

  app.get('/settings', async (c) => {
    const { sign_ups_open } = await deps.settings.current();
    return c.json({
      external: { email: true, phone: false, google: deps.provider !== null, anonymous_users: false },
      disable_signup: !sign_ups_open,
      mailer_autoconfirm: !accounts.confirmEmail,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    });
  });

  app.all('*', () => {
    throw new AppError('not_found', 'This way of signing in is not available.');
  });
  return app;
}
