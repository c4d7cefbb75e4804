import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as client from 'openid-client';
import * as v from 'valibot';
import type { WallClock } from '../../src/lib/moments.ts';
import { AuthError } from './errors.ts';
import type { ProviderSettings } from './settings.ts';

/** What a provider says of a person. */
const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(254))),
  // Some providers write it as a text.
  email_verified: v.optional(v.union([v.boolean(), v.literal('true'), v.literal('false')]), false),
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  given_name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  family_name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  picture: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(1_000))),
});
export type ProviderClaims = v.InferOutput<typeof Claims>;

interface Departure {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** SHA-256 of the verifier, base64url. */
  readonly challenge: string;
  /** More words for the provider, such as `prompt`. */
  readonly extra: Readonly<Record<string, string>>;
}

interface Return {
  /** Our own address with what the provider put into its query. */
  readonly url: URL;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody who knows people: found by its issuer when it is first needed, and asked over OpenID Connect. */
export interface Provider {
  /** Where to send a person. Throws `unexpected_failure` when the provider does not answer. */
  departure(to: Departure): Promise<string>;
  /** Who came back. Throws `bad_oauth_callback` for an answer that does not hold. */
  arrival(from: Return): Promise<ProviderClaims>;
  /** Who a token from the provider's own page is about. Throws `validation_failed`. */
  person(idToken: string): Promise<ProviderClaims & { readonly nonce?: string | undefined }>;
}

const away = (cause: unknown) => {
  const error = new AuthError(
    500,
    'unexpected_failure',
    'The sign-in provider does not answer. Please try again later.',
  );
  error.cause = cause;
  return error;
};

/** Plain HTTP is for a provider on this very machine, which only tests and developers have. */
const isLoopback = (issuer: URL) =>
  issuer.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);

export function createProvider(settings: ProviderSettings, clock: WallClock): Provider {
  const issuer = new URL(settings.issuer);
  let found: Promise<client.Configuration> | undefined;
  let keys: JWTVerifyGetKey | undefined;

  const discovered = (): Promise<client.Configuration> => {
    const execute = [client.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [client.allowInsecureRequests] : [])];
    found ??= client
      .discovery(issuer, settings.clientId, settings.clientSecret, undefined, { execute, timeout: 10 })
      .catch((cause: unknown) => {
        // Not remembered: the next person finds out anew.
        found = undefined;
        throw away(cause);
      });
    return found;
  };

  return {
    async departure({ redirectUri, state, nonce, challenge, extra }) {
      const config = await discovered();
      return client.buildAuthorizationUrl(config, {
        ...extra,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href;
    },
    async arrival({ url, state, nonce, verifier }) {
      const config = await discovered();
      try {
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return v.parse(Claims, tokens.claims());
      } catch (cause) {
        const error = new AuthError(400, 'bad_oauth_callback', 'Unable to exchange external code');
        error.cause = cause;
        throw error;
      }
    },
    async person(idToken) {
      const metadata = (await discovered()).serverMetadata();
      if (metadata.jwks_uri === undefined) throw away(new Error('The provider names no keys'));
      keys ??= createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: 5_000 });
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: metadata.issuer,
          audience: settings.clientId,
          algorithms: ['RS256', 'ES256'],
          requiredClaims: ['exp', 'iat', 'sub'],
          currentDate: clock.now(),
        });
        return v.parse(v.object({ ...Claims.entries, nonce: v.optional(v.string()) }), payload);
      } catch (cause) {
        if (cause instanceof errors.JWKSTimeout) throw away(cause);
        const error = new AuthError(400, 'validation_failed', 'Bad ID token');
        error.cause = cause;
        throw error;
      }
    },
  };
}
