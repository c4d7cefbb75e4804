import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as v from 'valibot';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { serverKeys } from '../db/schema/accounts.ts';

/** The only algorithm tokens are signed with and accepted in (security, 16). */
export const ALGORITHM = 'ES256';

const Jwk = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
  kid: v.string(),
});
const Secret = v.object({ secret: v.string() });

export interface AuthKeys {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** What `/.well-known/jwks.json` shows. */
  readonly publicJwk: JWK;
  /** Refresh tokens are derived with it. */
  readonly refreshSecret: Buffer;
}

/** What is stored under the name, or `fresh` once stored: of two processes starting at once, both get the first one's. */
async function keep(
  sql: Sql,
  clock: WallClock,
  name: string,
  fresh: () => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const read = () => sql.select().from(serverKeys).where(eq(serverKeys.name, name));
  const [known] = await read();
  if (known !== undefined) return known.value;
  await sql
    .insert(serverKeys)
    .values({ name, value: await fresh(), createdAt: clock.now() })
    .onConflictDoNothing();
  const [kept] = await read();
  if (kept === undefined) throw new Error(`The key '${name}' could not be kept`);
  return kept.value;
}

async function freshJwk(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) };
}

/** The server's keys, made at the first start and the same ever after. */
export async function loadKeys(sql: Sql, clock: WallClock): Promise<AuthKeys> {
  const { d, ...open } = v.parse(Jwk, await keep(sql, clock, 'signing', freshJwk));
  const { secret } = v.parse(
    Secret,
    await keep(sql, clock, 'refresh', async () => ({ secret: randomBytes(32).toString('base64') })),
  );
  const use = { alg: ALGORITHM, use: 'sig' };
  return {
    kid: open.kid,
    privateKey: (await importJWK({ ...open, d }, ALGORITHM)) as CryptoKey,
    publicKey: (await importJWK(open, ALGORITHM)) as CryptoKey,
    publicJwk: { ...open, ...use, key_ops: ['verify'] },
    refreshSecret: Buffer.from(secret, 'base64'),
  };
}
