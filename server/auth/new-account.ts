import { audit } from '../db/audit.ts';
import { breaksUnique, type Sql } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import { identities, profiles, users } from '../db/schema/accounts.ts';
import type { AuthDeps, Body } from './deps.ts';
import type { UserRow } from './users.ts';

interface Newcomer {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly metadata: Body;
  readonly appMetadata?: Body;
  /** The account may be used from now on. */
  readonly confirmed: boolean;
  readonly invited?: boolean;
}

const nameIn = (data: Body): string | null => {
  const name = data.full_name ?? data.display_name ?? data.name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : null;
};

/** Whether a write failed because another account has the address. */
export const isEmailTaken = (error: unknown): boolean => breaksUnique(error, 'users_email_unique');

/** The account and its profile, within `tx`. Fails by `isEmailTaken` when the address is taken. */
export async function createAccount(tx: Sql, { newId, clock }: AuthDeps, newcomer: Newcomer): Promise<UserRow> {
  const now = clock.now();
  const user: UserRow = {
    id: newId(),
    email: newcomer.email,
    passwordHash: newcomer.passwordHash,
    metadata: newcomer.metadata,
    appMetadata: newcomer.appMetadata ?? {},
    emailConfirmedAt: newcomer.confirmed ? now : null,
    newEmail: null,
    emailChangeConfirmed: null,
    invitedAt: newcomer.invited === true ? now : null,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    lastSignInAt: null,
  };
  await tx.insert(users).values(user);
  await tx.insert(profiles).values({
    id: user.id,
    displayName: nameIn(newcomer.metadata),
    avatarUrl: null,
    preferences: {},
    updatedAt: now,
  });
  await recordEvent(tx, now, 'signed_up', user.id);
  await audit(tx, now, { actor: user.id, action: 'account.signed_up' });
  return user;
}

/** The way in by address and password. `proven` says that the address was shown to be theirs, not only typed. */
export async function addEmailIdentity(
  tx: Sql,
  { newId, clock }: AuthDeps,
  user: UserRow,
  proven: boolean,
): Promise<void> {
  const now = clock.now();
  await tx
    .insert(identities)
    .values({
      id: newId(),
      userId: user.id,
      provider: 'email',
      providerId: user.id,
      data: { sub: user.id, email: user.email, email_verified: proven, phone_verified: false },
      createdAt: now,
      updatedAt: now,
      lastSignInAt: null,
    })
    .onConflictDoNothing();
}
