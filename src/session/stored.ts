import * as v from 'valibot';
import { tokenClaim } from '../lib/jwt.ts';

/** Where supabase-js keeps its session; we read it too, so that a good token costs no library. */
export const AUTH_STORAGE_KEY = 'baraza-auth';

const Factor = v.object({ id: v.string(), factor_type: v.string(), status: v.string() });

export const StoredSession = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.object({
    id: v.string(),
    email: v.optional(v.string()),
    user_metadata: v.optional(v.looseObject({ full_name: v.optional(v.string()), name: v.optional(v.string()) })),
    factors: v.optional(v.nullable(v.array(Factor))),
  }),
});
export type StoredSession = v.InferOutput<typeof StoredSession>;

const StoredText = v.pipe(v.string(), v.parseJson(), StoredSession);

/** The session on this device; null when there is none or it cannot be read. */
export function readStored(storage: Storage): StoredSession | null {
  const parsed = v.safeParse(StoredText, storage.getItem(AUTH_STORAGE_KEY));
  return parsed.success ? parsed.output : null;
}

/** The session and whatever else the library keeps beside it. */
export function removeStored(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(AUTH_STORAGE_KEY)) storage.removeItem(key);
}

/** The authenticator apps that were set up to the end. */
export const verifiedFactors = ({ user }: Pick<StoredSession, 'user'>) =>
  (user.factors ?? []).filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified');

/** Spec 1 §4: a verified factor raises the next level to aal2; until the code is given nobody is signed in. */
export const needsCode = (session: StoredSession): boolean =>
  verifiedFactors(session).length > 0 && tokenClaim(session.access_token, 'aal') !== 'aal2';
