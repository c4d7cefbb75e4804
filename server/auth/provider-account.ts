import { and, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { identities, profiles, users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import { AuthError } from './errors.ts';
import { createAccount } from './new-account.ts';
import type { ProviderClaims } from './provider.ts';
import { assertSignUpsOpen } from './sign-ups-open.ts';
import { findByEmail, findById, type IdentityRow, type UserRow } from './users.ts';
import { claimAccount } from './verified-email.ts';

export const PROVIDER = 'google';

/** What an account remembers of what the provider said. */
function identityData(claims: ProviderClaims): Body {
  const { sub, email, name, given_name, family_name, picture } = claims;
  return {
    sub,
    provider_id: sub,
    ...(email === undefined ? {} : { email, email_verified: isVerified(claims) }),
    ...(name === undefined ? {} : { full_name: name, name }),
    ...(given_name === undefined ? {} : { given_name }),
    ...(family_name === undefined ? {} : { family_name }),
    ...(picture === undefined ? {} : { avatar_url: picture }),
  };
}

const isVerified = ({ email_verified }: ProviderClaims) => email_verified === true || email_verified === 'true';

const nameData = (claims: ProviderClaims): Body => {
  const { full_name, name, given_name, family_name, avatar_url } = identityData(claims);
  const all = Object.entries({ full_name, name, given_name, family_name, avatar_url });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
};

async function find(tx: Sql, sub: string): Promise<IdentityRow | undefined> {
  const [row] = await tx
    .select()
    .from(identities)
    .where(and(eq(identities.provider, PROVIDER), eq(identities.providerId, sub)));
  return row;
}

async function add(tx: Sql, { newId, clock }: AuthDeps, userId: string, claims: ProviderClaims): Promise<void> {
  const now = clock.now();
  await tx.insert(identities).values({
    id: newId(),
    userId,
    provider: PROVIDER,
    providerId: claims.sub,
    data: identityData(claims),
    createdAt: now,
    updatedAt: now,
    lastSignInAt: now,
  });
}

/** A name from the provider for somebody who has none yet; their own words stay (spec 1 §3). */
async function name(tx: Sql, { clock }: AuthDeps, user: UserRow, claims: ProviderClaims): Promise<UserRow> {
  const metadata = { ...nameData(claims), ...user.metadata };
  await tx.update(users).set({ metadata }).where(eq(users.id, user.id));
  if (claims.name !== undefined) {
    await tx
      .update(profiles)
      .set({ displayName: claims.name, updatedAt: clock.now() })
      .where(and(eq(profiles.id, user.id), isNull(profiles.displayName)));
  }
  return { ...user, metadata };
}

/**
 * The account of somebody the provider knows: the one they came to before, the one with the same verified address, or a new
 * one. Throws `provider_email_needs_verification`, `signup_disabled`.
 */
export async function accountFor(tx: Sql, deps: AuthDeps, claims: ProviderClaims): Promise<UserRow> {
  const known = await find(tx, claims.sub);
  if (known !== undefined) {
    const user = await findById(tx, known.userId);
    if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found');
    const now = deps.clock.now();
    await tx
      .update(identities)
      .set({ data: identityData(claims), updatedAt: now, lastSignInAt: now })
      .where(eq(identities.id, known.id));
    return name(tx, deps, user, claims);
  }
  if (claims.email === undefined || !isVerified(claims)) {
    throw new AuthError(
      403,
      'provider_email_needs_verification',
      'The provider has not verified your email address. Please verify it there, or sign up with a password.',
    );
  }
  const same = await findByEmail(tx, claims.email);
  if (same === undefined) await assertSignUpsOpen(deps, tx);
  const user =
    same === undefined
      ? await createAccount(tx, deps, {
          email: claims.email,
          passwordHash: null,
          metadata: nameData(claims),
          confirmed: true,
        })
      : await claimAccount(tx, deps, same);
  await add(tx, deps, user.id, claims);
  return name(tx, deps, user, claims);
}

/** Adds the provider to an account whose owner is signed in. Throws `identity_already_exists`. */
export async function linkTo(tx: Sql, deps: AuthDeps, userId: string, claims: ProviderClaims): Promise<UserRow> {
  const known = await find(tx, claims.sub);
  if (known !== undefined) {
    const whose = known.userId === userId ? '' : ' to another user';
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`);
  }
  const user = await findById(tx, userId);
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found');
  await add(tx, deps, userId, claims);
  return user;
}
