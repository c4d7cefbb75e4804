import type { SupabaseClient, UserAttributes } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Outcome, Result } from '../../domain/working-copy.ts';
import type { Answered } from '../auth-client.ts';
import type { SessionGate } from '../sign-in.ts';
import type { Places } from '../stored.ts';
import { type Ask, arrivalsAt } from './ask.ts';
import type { Attempt } from './attempt.ts';
import type { AccountDetails, SettingsPort } from './port.ts';
import { Enrolled, WireUser } from './shapes.ts';
import type { Signed } from './signed.ts';

export interface SettingsPorts {
  readonly ask: Ask;
  readonly attempt: Attempt;
  readonly gate: SessionGate;
  readonly signed: Signed;
  readonly places: Places;
  readonly renew: () => Promise<unknown>;
  readonly origin: string;
  readonly now: () => number;
}

const done = (result: Result<unknown>): Outcome => (result.ok ? { ok: true } : result);
const Rows = v.array(v.looseObject({ id: v.string() }));
const OfUser = v.looseObject({ user: WireUser });
const Preferences = v.array(
  v.looseObject({ preferences: v.nullish(v.looseObject({ share_unmatched: v.optional(v.unknown()) })) }),
);

export function createSettings(ports: SettingsPorts): SettingsPort {
  const { attempt, gate, signed, places, renew } = ports;
  const arrivals = arrivalsAt(ports.ask, places, 'account');
  type Work = (library: SupabaseClient, token: string) => Promise<Answered>;
  const ask = <Schema extends v.GenericSchema>(label: string, answer: Schema, work: Work) =>
    attempt(label, () =>
      signed.ask((token) => ports.ask({ at: 'account' }, answer, (library) => work(library, token))),
    );
  const change = (label: string, attributes: UserAttributes, emailRedirectTo?: string) =>
    ask(label, OfUser, ({ auth }) => auth.updateUser(attributes, emailRedirectTo ? { emailRedirectTo } : {}));

  return {
    async details() {
      const read = await ask('Account', OfUser, ({ auth }) => auth.getUser());
      if (!read.ok) return read;
      const { user } = read.value;
      const details = detailsOf(user);
      // Changed by the links of two letters, which may have been opened anywhere.
      if (details.email !== '') gate.renamed(user.id, { email: details.email });
      return { ok: true, value: details };
    },
    changeEmail: async (email) => done(await change('Email change', { email }, `${ports.origin}/auth/callback`)),
    async rename(name) {
      const changed = await change('Profile update', { data: { full_name: name } });
      if (!changed.ok) return changed;
      const { id } = changed.value.user;
      const row = { id, display_name: name, updated_at: new Date(ports.now()).toISOString() };
      const shown = await ask('Profile update', Rows, async (library) =>
        library.from('profiles').upsert(row).select('id'),
      );
      if (shown.ok) gate.renamed(id, { name });
      return done(shown);
    },
    async sharesUnmatched() {
      const read = await ask('Settings', Preferences, async (library) =>
        library.from('profiles').select('preferences'),
      );
      if (!read.ok) return read;
      return { ok: true, value: read.value[0]?.preferences?.share_unmatched !== false };
    },
    async shareUnmatched(shares) {
      const read = await ask('Settings', OfUser, ({ auth }) => auth.getUser());
      if (!read.ok) return read;
      const row = { id: read.value.user.id, preferences: { share_unmatched: shares } };
      return done(await ask('Settings', Rows, async (library) => library.from('profiles').upsert(row).select('id')));
    },
    sendCode: async () => done(await ask('Code', v.unknown(), ({ auth }) => auth.reauthenticate())),
    changePassword: async (password, { kind, text }) =>
      done(
        await change('Password update', {
          password,
          ...(kind === 'code' ? { nonce: text } : { current_password: text }),
        }),
      ),
    endEverySession: async () =>
      done(await ask('Sign out', v.unknown(), ({ auth }, token) => auth.admin.signOut(token, 'global'))),
    async enrol(name) {
      const app = { factorType: 'totp', friendlyName: name, issuer: 'Baraza' } as const;
      const enrolled = await ask('Authenticator app', Enrolled, ({ auth }) => auth.mfa.enroll(app));
      if (!enrolled.ok) return enrolled;
      const { id, totp } = enrolled.value;
      return { ok: true, value: { id, secret: totp.secret, picture: pictureOf(totp.qr_code) } };
    },
    async confirmEnrolment(id, code) {
      const given = await attempt('Authenticator app', () => signed.ask(() => arrivals.giveCode(id, code)));
      if (given.ok) gate.acceptSession(given.value);
      return done(given);
    },
    async removeFactor(factorId) {
      const removed = await ask('Authenticator app', v.unknown(), ({ auth }) => auth.mfa.unenroll({ factorId }));
      // The session says what the account has: it is told anew.
      if (removed.ok) await renew();
      return done(removed);
    },
  };
}

const DRAWN = 'data:image/svg+xml;utf-8,';
/** The library lays the drawing into an address as it is: its own hashes would cut the address off. */
const pictureOf = (drawn: string): string =>
  drawn.startsWith(DRAWN) ? DRAWN + encodeURIComponent(drawn.slice(DRAWN.length)) : drawn;

function detailsOf(user: WireUser): AccountDetails {
  const email = user.email ?? '';
  const providers = (user.identities ?? []).map((identity) => identity.provider);
  const { full_name, name } = user.user_metadata ?? {};
  return {
    email,
    wantedEmail: user.new_email || null,
    name: full_name?.trim() || name?.trim() || (email.split('@')[0] ?? ''),
    hasPassword: user.has_password ?? (providers.length === 0 || providers.includes('email')),
    providers,
    factors: (user.factors ?? [])
      .filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified')
      .map((factor) => ({
        id: factor.id,
        name: factor.friendly_name ?? '',
        createdAt: factor.created_at ?? null,
      })),
  };
}
