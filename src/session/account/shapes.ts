import * as v from 'valibot';
import { StoredSession } from '../stored.ts';

/** What the screens read of an account, as the service tells it. */
export const WireUser = v.looseObject({
  id: v.string(),
  email: v.optional(v.string()),
  /** Wished for, until both mailboxes have agreed. */
  new_email: v.optional(v.string()),
  /** Our own server's word; a Supabase project says nothing of it. */
  has_password: v.optional(v.boolean()),
  user_metadata: v.optional(v.looseObject({ full_name: v.optional(v.string()), name: v.optional(v.string()) })),
  identities: v.optional(v.nullable(v.array(v.looseObject({ provider: v.string() })))),
  factors: v.optional(
    v.nullable(
      v.array(
        v.looseObject({
          id: v.string(),
          factor_type: v.string(),
          status: v.string(),
          friendly_name: v.optional(v.nullable(v.string())),
          created_at: v.optional(v.string()),
        }),
      ),
    ),
  ),
});
export type WireUser = v.InferOutput<typeof WireUser>;

export const Opened = v.looseObject({ session: StoredSession });
export const Enrolled = v.looseObject({
  id: v.string(),
  totp: v.looseObject({ qr_code: v.string(), secret: v.string() }),
});
