import * as v from 'valibot';
import { AppError, unavailable } from '../errors.ts';

const TIMEOUT_MS = 5_000;
const RETRY_SECONDS = 5;

/** A person as a Supabase project tells of them; what we do not need is read past. */
const User = v.looseObject({
  id: v.string(),
  email: v.optional(v.nullable(v.string())),
  email_confirmed_at: v.optional(v.nullable(v.string())),
  phone_confirmed_at: v.optional(v.nullable(v.string())),
  is_anonymous: v.optional(v.boolean(), false),
  factors: v.optional(v.nullable(v.array(v.looseObject({ status: v.string() })))),
  identities: v.optional(v.nullable(v.array(v.looseObject({ provider: v.string() })))),
});
export type SupabaseUser = v.InferOutput<typeof User>;

const Session = v.looseObject({ access_token: v.string(), user: User });

/** A Supabase project's sign-in, asked by the server. Every call throws `unavailable` when the project does not answer. */
export interface Supabase {
  readonly url: string;
  /** The person a token belongs to; null when its session has ended. */
  userOf(token: string): Promise<SupabaseUser | null>;
  /** Whether this is the person's password. Opens no session that stays. */
  isPassword(user: SupabaseUser, password: string): Promise<boolean>;
  /** Takes a person away for good; one who is not there any more is no fault. False without the project's service key. */
  deleteUser(userId: string): Promise<boolean>;
}

interface Settings {
  readonly url: string;
  /** The project's public key. */
  readonly anonKey: string;
  /** The project's secret key, with which people are deleted. */
  readonly serviceKey: string | null;
}

export function createSupabase({ url, anonKey, serviceKey }: Settings): Supabase {
  /** Throws `unavailable`, also for an answer from 500 on, and `rate_limit_exceeded` where the project asks to slow down. */
  const ask = async (method: string, path: string, key: string, token: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${url}/auth/v1${path}`, {
      method,
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw unavailable(cause, RETRY_SECONDS);
    });
    if (answer.status >= 500)
      throw unavailable(new Error(`The Supabase project answered ${answer.status} to ${path}`), RETRY_SECONDS);
    if (answer.status === 429) {
      throw new AppError('rate_limit_exceeded', 'Too many requests. Please wait a moment and try again.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    return answer;
  };
  const read = async <S extends v.GenericSchema>(schema: S, answer: Response): Promise<v.InferOutput<S>> => {
    const parsed = v.safeParse(schema, await answer.json().catch(() => undefined));
    if (!parsed.success)
      throw unavailable(new Error('The Supabase project gave an answer that cannot be read'), RETRY_SECONDS);
    return parsed.output;
  };

  return {
    url,
    async userOf(token) {
      const answer = await ask('GET', '/user', anonKey, token);
      return answer.ok ? read(User, answer) : null;
    },
    async isPassword({ id, email }, password) {
      const answer = await ask('POST', '/token?grant_type=password', anonKey, anonKey, { email, password });
      if (!answer.ok) return false;
      const { access_token, user } = await read(Session, answer);
      await ask('POST', '/logout?scope=local', anonKey, access_token);
      return user.id === id;
    },
    async deleteUser(userId) {
      if (serviceKey === null) return false;
      const answer = await ask('DELETE', `/admin/users/${userId}`, serviceKey, serviceKey);
      if (!answer.ok && answer.status !== 404) {
        throw unavailable(
          new Error(`The Supabase project refused to delete a person: ${answer.status}`),
          RETRY_SECONDS,
        );
      }
      return true;
    },
  };
}
