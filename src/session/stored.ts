import * as v from 'valibot';
import { tokenClaim } from '../lib/jwt.ts';

/** Where the account's session lies, as supabase-js writes it; we read it too, so that a good token costs no library. */
export const AUTH_STORAGE_KEY = 'baraza-auth';

/**
 * Where a session may lie. The account's is on the device. One that is arriving is in memory alone until it is good for the
 * account: a reload must not pass for an authenticator app's code. One that a mailed link opened is the tab's own.
 */
export type Place = 'account' | 'arriving' | 'recovery';

export interface Places {
  read(place: Place): string | null;
  write(place: Place, text: string | null): void;
  /** The device's own storage, for what proves that this browser began a flow. */
  readonly storage: Storage;
}

const RECOVERY_KEY = 'baraza-recovery';

export function sessionPlaces(storage: Storage, tab: Storage): Places {
  let arriving: string | null = null;
  const put = (into: Storage, key: string, text: string | null) =>
    text === null ? into.removeItem(key) : into.setItem(key, text);
  return {
    storage,
    read(place) {
      if (place === 'arriving') return arriving;
      return place === 'account' ? storage.getItem(AUTH_STORAGE_KEY) : tab.getItem(RECOVERY_KEY);
    },
    write(place, text) {
      if (place === 'arriving') arriving = text;
      else if (place === 'account') put(storage, AUTH_STORAGE_KEY, text);
      else put(tab, RECOVERY_KEY, text);
    },
  };
}

const Factor = v.looseObject({ id: v.string(), factor_type: v.string(), status: v.string() });

/** Whole, as the library reads it again. */
export const StoredSession = v.looseObject({
  access_token: v.string(),
  refresh_token: v.string(),
  user: v.looseObject({
    id: v.string(),
    email: v.optional(v.string()),
    user_metadata: v.optional(v.looseObject({ full_name: v.optional(v.string()), name: v.optional(v.string()) })),
    factors: v.optional(v.nullable(v.array(Factor))),
  }),
});
export type StoredSession = v.InferOutput<typeof StoredSession>;

const StoredText = v.pipe(v.string(), v.parseJson(), StoredSession);

/** The session in a place; null when there is none or it cannot be read. */
export function sessionAt(places: Places, place: Place): StoredSession | null {
  const parsed = v.safeParse(StoredText, places.read(place));
  return parsed.success ? parsed.output : null;
}

/** The account's session on this device. */
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
