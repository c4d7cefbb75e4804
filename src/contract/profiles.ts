import * as v from 'valibot';
import { Id, Timestamp } from './primitives.ts';

/** A row of the data service's table `profiles` (spec 1 §3). */
export const Profile = v.object({
  id: Id,
  display_name: v.nullable(v.string()),
  avatar_url: v.nullable(v.string()),
  preferences: v.nullable(v.record(v.string(), v.unknown())),
  updated_at: v.nullable(Timestamp),
});
export type Profile = v.InferOutput<typeof Profile>;

/** What an upsert may carry; a column that is not here is refused. */
export const ProfileChange = v.strictObject({
  id: Id,
  display_name: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  avatar_url: v.optional(v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2_000)))),
  preferences: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  updated_at: v.optional(v.nullable(Timestamp)),
});
export type ProfileChange = v.InferOutput<typeof ProfileChange>;
