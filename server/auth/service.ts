import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { NewId, WallClock } from '../../src/lib/moments.ts';
import { type Database, type Sql, sqlState } from '../db/database.ts';
import { profiles, users } from '../db/schema/accounts.ts';
import { sessionBody } from './embedded.ts';
import { AuthError, invalidCredentials } from './errors.ts';
import type { Identity } from './identity.ts';
import type { AuthKeys } from './keys.ts';
import { checkStrength, compareWithNobody, hashPassword, isPassword } from './passwords.ts';
import { MergedMetadata, type PasswordGrant, type SignUpBody, type UpdateUserBody } from './schemas.ts';
import { endSessions, openSession, rotate } from './sessions.ts';
import { countTry, forgiveTry } from './throttle.ts';
import { findByEmail, findById, type UserRow, userBody } from './users.ts';

export interface AuthDeps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly newId: NewId;
  readonly keys: AuthKeys;
  readonly origin: string;
}

type Body = Record<string, unknown>;
/** SQLSTATE unique_violation. */
const UNIQUE = '23505';
const exists = () => new AuthError(422, 'user_already_exists', 'User already registered');

const displayName = (data: Body): string | null => {
  const name = data.full_name ?? data.display_name ?? data.name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : null;
};

async function session(deps: AuthDeps, tx: Sql, user: UserRow, now: Date): Promise<Body> {
  return sessionBody(deps.keys, deps.origin, now, user, await openSession(tx, user.id, deps.newId(), now));
}

/** Account, profile and first session at once. Throws `weak_password`, `user_already_exists`, `over_request_rate_limit`. */
export async function signUp(deps: AuthDeps, body: v.InferOutput<typeof SignUpBody>, address: string): Promise<Body> {
  const { database, clock } = deps;
  checkStrength(body.password, body.email);
  await countTry(database.sql, clock, { kind: 'signup', name: address });
  if ((await findByEmail(database.sql, body.email)) !== undefined) {
    // Telling that an address is taken is the specification's wish; the strict rate keeps it from being a probe.
    await countTry(database.sql, clock, { kind: 'address', name: address });
    throw exists();
  }
  const passwordHash = await hashPassword(body.password);
  const now = clock.now();
  const metadata = body.data ?? {};
  const user: UserRow = {
    id: deps.newId(),
    email: body.email,
    passwordHash,
    metadata,
    createdAt: now,
    updatedAt: now,
    lastSignInAt: now,
  };
  try {
    return await database.transaction(async (tx) => {
      await tx.insert(users).values(user);
      await tx
        .insert(profiles)
        .values({ id: user.id, displayName: displayName(metadata), avatarUrl: null, preferences: {}, updatedAt: now });
      return session(deps, tx, user, now);
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE) throw exists();
    throw error;
  }
}

/** Throws `invalid_credentials`, alike and after like work for an unknown account and a wrong password. */
export async function signIn(
  deps: AuthDeps,
  body: v.InferOutput<typeof PasswordGrant>,
  address: string,
): Promise<Body> {
  const { database, clock } = deps;
  await countTry(database.sql, clock, { kind: 'account', name: body.email });
  await countTry(database.sql, clock, { kind: 'address', name: address });
  const user = await findByEmail(database.sql, body.email);
  const matches =
    user === undefined
      ? await compareWithNobody(body.password, () => randomBytes(24).toString('base64'))
      : await isPassword(user.passwordHash, body.password);
  if (user === undefined || !matches) throw invalidCredentials();
  const now = clock.now();
  return database.transaction(async (tx) => {
    await forgiveTry(tx, body.email, address);
    await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, user.id));
    return session(deps, tx, { ...user, lastSignInAt: now }, now);
  });
}

/** Throws `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`. */
export async function refresh(deps: AuthDeps, refreshToken: string): Promise<Body> {
  const now = deps.clock.now();
  const rotated = await deps.database.transaction((tx) => rotate(tx, deps.keys.refreshSecret, refreshToken, now));
  if (rotated.kind === 'reused') throw rotated.error;
  const user = await findById(deps.database.sql, rotated.userId);
  if (user === undefined) throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: User Not Found');
  return sessionBody(deps.keys, deps.origin, now, user, rotated);
}

const noSession = () => new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

export async function readUser(deps: AuthDeps, identity: Identity): Promise<Body> {
  const user = await findById(deps.database.sql, identity.userId);
  if (user === undefined) throw noSession();
  return userBody(user);
}

/** What `data` changes: keys set to null go, the others are added or replaced. */
function merged(old: Body, change: Body): Body {
  const all = Object.entries({ ...old, ...change }).filter(([, value]) => value !== null);
  const checked = v.safeParse(MergedMetadata, Object.fromEntries(all));
  if (!checked.success) throw new AuthError(400, 'validation_failed', checked.issues[0].message);
  return checked.output;
}

/** Changes name and the like, and the password: that needs the current one (security, 13), and ends every other session. */
export async function updateUser(
  deps: AuthDeps,
  identity: Identity,
  body: v.InferOutput<typeof UpdateUserBody>,
): Promise<Body> {
  const { database, clock } = deps;
  const user = await findById(database.sql, identity.userId);
  if (user === undefined) throw noSession();
  if (body.email != null && body.email !== user.email) {
    throw new AuthError(422, 'validation_failed', 'The email address of an account cannot be changed.');
  }
  const passwordHash =
    body.password == null ? null : await newPassword(deps, user, body.password, body.current_password);
  const now = clock.now();
  const change = {
    metadata: body.data == null ? user.metadata : merged(user.metadata, body.data),
    passwordHash: passwordHash ?? user.passwordHash,
    updatedAt: now,
  };
  await database.transaction(async (tx) => {
    await tx.update(users).set(change).where(eq(users.id, user.id));
    if (passwordHash !== null && identity.sessionId !== null) {
      await endSessions(tx, user.id, identity.sessionId, 'others', now);
    }
  });
  return userBody({ ...user, ...change });
}

async function newPassword(
  { database, clock }: AuthDeps,
  user: UserRow,
  wanted: string,
  current: string | null | undefined,
): Promise<string> {
  if (current == null || current === '') {
    throw new AuthError(400, 'current_password_required', 'Please give your current password.');
  }
  await countTry(database.sql, clock, { kind: 'account', name: user.email });
  if (!(await isPassword(user.passwordHash, current))) {
    throw new AuthError(400, 'current_password_invalid', 'The current password is not right.');
  }
  checkStrength(wanted, user.email);
  if (wanted === current) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(wanted);
}
