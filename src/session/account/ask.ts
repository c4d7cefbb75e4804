import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { AuthAddress } from '../../domain/auth-address.ts';
import { DEFAULT_MESSAGES } from '../../domain/error-category.ts';
import type { Answered, AuthCall, AuthClient } from '../auth-client.ts';
import { SessionError } from '../port.ts';
import { type Place, type Places, type StoredSession, sessionAt } from '../stored.ts';
import { Opened } from './shapes.ts';

/** One call of the library, its answer read by a schema: what does not fit is not the service's, and counts as silence. */
export type Ask = <Schema extends v.GenericSchema>(
  call: AuthCall,
  answer: Schema,
  work: (library: SupabaseClient) => Promise<Answered>,
) => Promise<v.InferOutput<Schema>>;

const unreachable = (cause: unknown) => new SessionError('unreachable', DEFAULT_MESSAGES.network, { cause });

export function createAsk(auth: () => Promise<AuthClient>): Ask {
  return async (call, answer, work) => {
    const client = await auth().catch((cause: unknown) => {
      throw unreachable(cause);
    });
    const read = v.safeParse(answer, await client.ask(call, work));
    if (!read.success) throw unreachable(new Error(v.summarize(read.issues)));
    return read.output;
  };
}

/**
 * What a link's address proves: a code, a hash, or both tokens; and the six digits of a letter or an app, which may be typed in
 * groups: spaces do not matter. The session lies in its place then.
 */
export interface Arrivals {
  byCode(code: string): Promise<StoredSession>;
  byHash(type: LinkType, hash: string): Promise<StoredSession>;
  /** The six digits of a letter to `email`, on whatever device. */
  byLetterCode(type: LinkType, email: string, code: string): Promise<StoredSession>;
  /** Null where the address carries no two tokens. */
  byTokens(address: AuthAddress): Promise<StoredSession | null>;
  /** Gives a factor's code for a session of the higher level. */
  giveCode(factorId: string, code: string): Promise<StoredSession>;
}

/** The kinds of links a mail may carry. */
export const LINKS = ['signup', 'invite', 'magiclink', 'email', 'email_change', 'recovery'] as const;
export type LinkType = (typeof LINKS)[number];
export const isLink = (type: string | null): type is LinkType => LINKS.some((link) => link === type);

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

export function arrivalsAt(ask: Ask, places: Places, at: Place): Arrivals {
  return {
    byCode: async (code) =>
      (await ask({ at, proof: true }, Opened, ({ auth }) => auth.exchangeCodeForSession(code))).session,
    byHash: async (type, token_hash) =>
      (await ask({ at }, Opened, ({ auth }) => auth.verifyOtp({ type, token_hash }))).session,
    byLetterCode: async (type, email, code) =>
      (await ask({ at }, Opened, ({ auth }) => auth.verifyOtp({ type, email, token: withoutSpaces(code) }))).session,
    async byTokens({ accessToken, refreshToken }) {
      if (accessToken === null || refreshToken === null) return null;
      const tokens = { access_token: accessToken, refresh_token: refreshToken };
      return (await ask({ at }, Opened, ({ auth }) => auth.setSession(tokens))).session;
    },
    async giveCode(factorId, code) {
      const given = { factorId, code: withoutSpaces(code) };
      await ask({ at }, v.unknown(), ({ auth }) => auth.mfa.challengeAndVerify(given));
      const session = sessionAt(places, at);
      if (!session) throw unreachable(new Error('The answer to a code was no session'));
      return session;
    },
  };
}
