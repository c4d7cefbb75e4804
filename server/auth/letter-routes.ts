import type { Hono } from 'hono';
import { readJson } from '../middleware/body.ts';
import type { Env } from '../middleware/env.ts';
import { reauthenticate, recover, resend, sendOtp } from './email-requests.ts';
import { AuthError } from './errors.ts';
import { nobody, refusePhoneCode, requireEmail } from './not-enabled.ts';
import { type AuthRouteDeps, fromOf, parseBody, signedIn } from './route-tools.ts';
import { OtpBody, RecoverBody, ResendBody, VerifyBody } from './schemas.ts';
import { followLink, verifyCode, verifyTokenHash } from './verify.ts';

const invalid = (message: string) => () => new AuthError(400, 'validation_failed', message);

/** Letters that open an account: asking for them, and what their links and codes lead to. */
export function letterRoutes(app: Hono<Env>, deps: AuthRouteDeps): void {
  app.post('/recover', async (c) => {
    const body = await readJson(c);
    requireEmail(body, 'Phone logins', invalid('Password recovery requires an email'));
    return c.json(await recover(deps, parseBody(RecoverBody, body), fromOf(c, deps)));
  });

  app.post('/otp', async (c) => {
    const body = await readJson(c);
    requireEmail(body, 'Phone logins', nobody);
    return c.json(await sendOtp(deps, parseBody(OtpBody, body), fromOf(c, deps)));
  });

  app.post('/resend', async (c) => {
    const body = await readJson(c);
    requireEmail(body, 'Phone logins', invalid('Missing email address or phone number'));
    return c.json(await resend(deps, parseBody(ResendBody, body), fromOf(c, deps)));
  });

  app.get('/reauthenticate', async (c) =>
    c.json(await reauthenticate(deps, await signedIn(c, deps), deps.addressOf(c))),
  );

  app.post('/verify', async (c) => {
    const json = await readJson(c);
    refusePhoneCode(json);
    const { type, email, token, token_hash: hash } = parseBody(VerifyBody, json);
    if (hash != null && token == null && email == null) return c.json(await verifyTokenHash(deps, type, hash));
    if (token == null || hash != null) throw invalid('Verify requires either a token or a token hash')();
    if (email == null) throw invalid('Only an email address or phone number should be provided on verify')();
    return c.json(await verifyCode(deps, type, email, token, deps.addressOf(c)));
  });

  // Followed from a mail program: no key, no token but the one in the link.
  app.get('/verify', async (c) => {
    const { token, type, redirect_to: redirectTo } = c.req.query();
    if (type === undefined || type === '') throw invalid('Verify requires a verification type')();
    if (token === undefined || token === '') throw invalid('Verify requires a token or a token hash')();
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(await followLink(deps, { token, type, redirectTo }), 303);
  });
}
