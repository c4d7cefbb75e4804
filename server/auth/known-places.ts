import { createHmac } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { knownPlaces } from '../db/schema/accounts.ts';
import type { AuthDeps } from './deps.ts';
import type { UserRow } from './users.ts';

/** Whom a request comes from, as far as that can be known. */
export interface Caller {
  /** The block of addresses it is counted by. */
  readonly address: string;
  /** The installation's id: only its device knows it. */
  readonly installation: string | null;
}

const hashOf = (deps: AuthDeps, email: string, kind: string, name: string) =>
  createHmac('sha256', deps.keys.refreshSecret)
    .update(JSON.stringify([email, kind, name]))
    .digest('base64url');

function placesOf(deps: AuthDeps, email: string, { address, installation }: Caller) {
  return {
    address: hashOf(deps, email, 'address', address),
    device: installation === null ? null : hashOf(deps, email, 'device', installation),
  };
}

/** How well an account knows where a request comes from. The same work for an account that is not there. */
export async function howKnown(deps: AuthDeps, email: string, caller: Caller): Promise<'device' | 'address' | null> {
  const { address, device } = placesOf(deps, email, caller);
  const found = await deps.database.sql
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .where(inArray(knownPlaces.place, device === null ? [address] : [address, device]));
  const known = new Set(found.map(({ place }) => place));
  if (device !== null && known.has(device)) return 'device';
  return known.has(address) ? 'address' : null;
}

/** The account was used from here, and it was its person. */
export async function rememberPlace(tx: Sql, deps: AuthDeps, user: UserRow, caller: Caller): Promise<void> {
  const { address, device } = placesOf(deps, user.email, caller);
  const seen = { userId: user.id, seenAt: deps.clock.now() };
  for (const place of device === null ? [address] : [address, device]) {
    await tx
      .insert(knownPlaces)
      .values({ place, ...seen })
      .onConflictDoUpdate({ target: knownPlaces.place, set: seen });
  }
}

/** A password that was changed may have been known to others: where they were is as strange as any place. */
export async function forgetPlaces(tx: Sql, userId: string): Promise<void> {
  await tx.delete(knownPlaces).where(eq(knownPlaces.userId, userId));
}
