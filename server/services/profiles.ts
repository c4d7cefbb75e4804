import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { Id } from '../../src/contract/primitives.ts';
import type { Sql } from '../db/database.ts';
import { profiles } from '../db/schema/accounts.ts';
import { RestError } from '../errors.ts';

const Fields = v.object({
  id: v.optional(Id),
  display_name: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  avatar_url: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2_000)))),
  preferences: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((preferences) => JSON.stringify(preferences).length <= 8_000, 'preferences are too large'),
    ),
  ),
  /** Read past: the server's clock says when. */
  updated_at: v.optional(v.unknown()),
});

export const PROFILE_COLUMNS = Object.keys(Fields.entries);

export interface Profile {
  id: string;
  display_name: string | null;
  avatar_url: string | null;
  preferences: Record<string, unknown>;
  updated_at: string;
}

const shown = (row: typeof profiles.$inferSelect): Profile => ({
  id: row.id,
  display_name: row.displayName,
  avatar_url: row.avatarUrl,
  preferences: row.preferences,
  updated_at: row.updatedAt.toISOString(),
});

/** What may be written. Throws PGRST204 for a column there is not, 22P02 for a value of the wrong kind. */
export function parseProfile(input: unknown): v.InferOutput<typeof Fields> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
  const stray = Object.keys(input).find((column) => !PROFILE_COLUMNS.includes(column));
  if (stray !== undefined) {
    throw new RestError(400, 'PGRST204', "Could not find a column of 'profiles' that was sent in the schema cache");
  }
  const parsed = v.safeParse(Fields, input);
  if (!parsed.success) {
    throw new RestError(400, '22P02', `invalid value for '${v.getDotPath(parsed.issues[0]) ?? 'profiles'}'`);
  }
  return parsed.output;
}

export async function readProfile(sql: Sql, userId: string): Promise<Profile | null> {
  const [row] = await sql.select().from(profiles).where(eq(profiles.id, userId));
  return row === undefined ? null : shown(row);
}

function changes(fields: v.InferOutput<typeof Fields>) {
  return {
    ...(fields.display_name === undefined ? {} : { displayName: fields.display_name }),
    ...(fields.avatar_url === undefined ? {} : { avatarUrl: fields.avatar_url }),
    ...(fields.preferences === undefined ? {} : { preferences: fields.preferences }),
  };
}

/** Makes or changes one's own profile; what is not given stays. Throws 42501 for anybody else's. */
export async function upsertProfile(sql: Sql, userId: string, input: unknown, now: Date): Promise<Profile> {
  const fields = parseProfile(input);
  if (fields.id !== userId) {
    throw new RestError(403, '42501', 'new row violates row-level security policy for table "profiles"');
  }
  const change = { ...changes(fields), updatedAt: now };
  const [row] = await sql
    .insert(profiles)
    .values({ id: userId, preferences: {}, ...change })
    .onConflictDoUpdate({ target: profiles.id, set: change })
    .returning();
  if (row === undefined) throw new Error('The profile was not written');
  return shown(row);
}
