import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as v from 'valibot';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { keep, keptSecret } from '../db/server-keys.ts';

/** What the key of the first start signs with. */
const ALGORITHM = 'ES256';

const EllipticKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
  kid: v.exactOptional(v.string()),
});
const RsaKey = v.object({
  kty: v.literal('RSA'),
  n: v.pipe(v.string(), v.minLength(342, 'must have 2048 bits or more')),
  e: v.string(),
  d: v.string(),
  p: v.string(),
  q: v.string(),
  dp: v.string(),
  dq: v.string(),
  qi: v.string(),
  kid: v.exactOptional(v.string()),
});
/** A private key that tokens may be signed with. */
export const SigningKey = v.variant('kty', [EllipticKey, RsaKey]);

export interface AuthKeys {
  /** The only one tokens are signed with and accepted in (security, 16). */
  readonly algorithm: 'ES256' | 'RS256';
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** What `/.well-known/jwks.json` shows. */
  readonly publicJwk: JWK;
  /** Refresh tokens are derived with it. */
  readonly refreshSecret: Buffer;
}

async function freshJwk(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) };
}

/** What everybody may know of a key. */
const openPart = (key: v.InferOutput<typeof SigningKey>): JWK =>
  key.kty === 'EC' ? { kty: key.kty, crv: key.crv, x: key.x, y: key.y } : { kty: key.kty, n: key.n, e: key.e };

/** The server's keys: the operator's own, or those made at the first start and the same ever after. */
export async function loadKeys(sql: Sql, clock: WallClock, own: JWK | null): Promise<AuthKeys> {
  const key = v.parse(SigningKey, own ?? (await keep(sql, clock, 'signing', freshJwk)));
  const algorithm = key.kty === 'EC' ? 'ES256' : 'RS256';
  const open = openPart(key);
  const kid = key.kid ?? (await calculateJwkThumbprint(open));
  return {
    algorithm,
    kid,
    privateKey: (await importJWK(key, algorithm)) as CryptoKey,
    publicKey: (await importJWK(open, algorithm)) as CryptoKey,
    publicJwk: { ...open, kid, alg: algorithm, use: 'sig', key_ops: ['verify'] },
    refreshSecret: await keptSecret(sql, clock, 'refresh'),
  };
}
