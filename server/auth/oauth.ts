import { createHash, randomBytes } from 'node:crypto';
import type * as v from 'valibot';
import type { AuthDeps, Body } from './deps.ts';
import { AuthError } from './errors.ts';
import { comeBack, issueCode, sendAway } from './flows.ts';
import type { Identity } from './identity.ts';
import type { Provider, ProviderClaims } from './provider.ts';
import { accountFor, linkTo, PROVIDER } from './provider-account.ts';
import { allowedTarget, CALLBACK, unexpected, withFailure, withQuery } from './redirects.ts';
import type { AuthorizeQuery, IdTokenGrant } from './schemas.ts';
import { issueSession, refuseBanned } from './session-answer.ts';
import { countTry } from './throttle.ts';

/** Words of the page that are handed on to the provider; everything else is ours to say. */
const HANDED_ON = ['prompt', 'login_hint', 'hl'] as const;

const callbackOf = (origin: string) => `${origin}/auth/v1/callback`;

function providerOf({ provider }: AuthDeps, name: string): Provider {
  if (name === PROVIDER && provider !== null) return provider;
  throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
}

/**
 * Sends a person to the provider, and answers with the address. Only with a challenge of the device that asks: without one,
 * a link from somebody else could sign a person in to an account that is not theirs.
 */
export async function depart(
  deps: AuthDeps,
  query: v.InferOutput<typeof AuthorizeQuery>,
  words: Readonly<Record<string, string>>,
  link: Identity | null,
): Promise<string> {
  const provider = providerOf(deps, query.provider);
  if (query.code_challenge === undefined) {
    throw new AuthError(400, 'validation_failed', 'PKCE flow requires code_challenge and code_challenge_method');
  }
  const nonce = randomBytes(32).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const state = await sendAway(deps.database.sql, deps, {
    redirectTo: allowedTarget(deps, query.redirect_to, CALLBACK),
    linkUserId: link?.userId ?? null,
    challenge: query.code_challenge,
    challengeMethod: query.code_challenge_method ?? 'plain',
    nonce,
    verifier,
  });
  const extra = HANDED_ON.flatMap((word) => (words[word] === undefined ? [] : [[word, words[word]] as const]));
  return provider.departure({
    redirectUri: callbackOf(deps.origin),
    state,
    nonce,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    extra: Object.fromEntries(extra),
  });
}

const lostState = () => new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');

/** What the provider refused, in its own words; they reach only the person's own page. */
function refusal(query: URLSearchParams): AuthError | null {
  const error = query.get('error');
  if (error === null) return null;
  const description = (query.get('error_description') ?? error).slice(0, 300);
  return new AuthError(error === 'access_denied' ? 403 : 400, 'bad_oauth_callback', description);
}

/** A person comes back. Answers with the address to lead on to: with a code for their device, or with what went wrong. */
export async function arrive(deps: AuthDeps, query: URLSearchParams): Promise<string> {
  const state = query.get('state') ?? '';
  const flow = await comeBack(deps.database.sql, deps, state);
  if (flow === null) return withFailure(new URL(CALLBACK, deps.origin).href, lostState(), true);
  try {
    const refused = refusal(query);
    if (refused !== null) throw refused;
    const provider = providerOf(deps, PROVIDER);
    const url = new URL(callbackOf(deps.origin));
    url.search = query.toString();
    const claims = await provider.arrival({ url, state, nonce: flow.nonce ?? '', verifier: flow.verifier ?? '' });
    const code = await deps.database.transaction(async (tx) => {
      const user =
        flow.linkUserId === null ? await accountFor(tx, deps, claims) : await linkTo(tx, deps, flow.linkUserId, claims);
      refuseBanned(user, deps.clock.now());
      const challenge = { challenge: flow.challenge ?? '', challengeMethod: flow.challengeMethod ?? '' };
      return issueCode(tx, deps, { userId: user.id, method: 'oauth', challenge });
    });
    return withQuery(flow.redirectTo, { code });
  } catch (error) {
    if (error instanceof AuthError) {
      if (error.cause !== undefined) deps.log.warn('provider', { err: error });
      return withFailure(flow.redirectTo, error, true);
    }
    deps.log.error('failure', { err: error });
    return withFailure(flow.redirectTo, unexpected(), true);
  }
}

const isNonce = (claims: ProviderClaims & { nonce?: string | undefined }, given: string | undefined): boolean => {
  if (claims.nonce === undefined || given === undefined) return claims.nonce === given;
  return [given, createHash('sha256').update(given).digest('hex')].includes(claims.nonce);
};

/** A token that the provider's own script gave to the page. Throws `provider_disabled`, `validation_failed`. */
export async function signInWithIdToken(
  deps: AuthDeps,
  body: v.InferOutput<typeof IdTokenGrant>,
  address: string,
): Promise<Body> {
  if (body.provider !== PROVIDER || deps.provider === null) {
    throw new AuthError(400, 'provider_disabled', `Provider (${body.provider}) is not enabled`);
  }
  await countTry(deps.database.sql, deps.clock, { kind: 'address', name: address });
  const claims = await deps.provider.person(body.id_token);
  if (!isNonce(claims, body.nonce)) throw new AuthError(400, 'validation_failed', 'Nonces mismatch');
  return deps.database.transaction(async (tx) => issueSession(tx, deps, await accountFor(tx, deps, claims), 'oauth'));
}
