import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { WallClock } from '../../src/lib/moments.ts';
import type { Sql } from './database.ts';
import { serverKeys } from './schema/accounts.ts';

const Secret = v.object({ secret: v.string() });

/** What is stored under the name, or `fresh` once stored: of two processes starting at once, both get the first one's. */
export async function keep(
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

/** 256 bits drawn at the first start, and the same ever after. */
export async function keptSecret(sql: Sql, clock: WallClock, name: string): Promise<Buffer> {
  const fresh = async () => ({ secret: randomBytes(32).toString('base64') });
  return Buffer.from(v.parse(Secret, await keep(sql, clock, name, fresh)).secret, 'base64');
}
