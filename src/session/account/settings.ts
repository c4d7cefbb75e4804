import * as v from 'valibot';
import type { Outcome, Result } from '../../domain/working-copy.ts';
import type { SessionGate } from '../sign-in.ts';
import { Anything, type AuthWire, NoContent } from '../wire.ts';
import type { Attempt } from './attempt.ts';
import { enrol, giveCode, removeFactor } from './factors.ts';
import type { AccountDetails, SettingsPort } from './port.ts';
import { WireUser } from './shapes.ts';
import type { Signed } from './signed.ts';

export interface SettingsPorts {
  readonly wire: AuthWire;
  readonly attempt: Attempt;
  readonly door: SessionGate;
  readonly signed: Signed;
  readonly renew: () => Promise<unknown>;
  readonly origin: string;
  readonly now: () => number;
}

const done = (result: Result<unknown>): Outcome => (result.ok ? { ok: true } : result);
const Rows = v.array(v.looseObject({ id: v.string() }));
const Preferences = v.array(
  v.looseObject({ preferences: v.nullish(v.looseObject({ share_unmatched: v.optional(v.unknown()) })) }),
);

export function createSettings(ports: SettingsPorts): SettingsPort {
  const { wire, attempt, door, signed } = ports;
  const change = (label: string, body: object) =>
    attempt(label, () => signed.ask((token) => wire({ method: 'PUT', path: '/user', token, body, answer: WireUser })));

  return {
    details: () =>
      attempt('Account', async () => {
        const user = await signed.ask((token) => wire({ method: 'GET', path: '/user', token, answer: WireUser }));
        const details = detailsOf(user);
        // Changed by the links of two letters, which may have been opened anywhere.
        if (details.email !== '') door.renamed(user.id, { email: details.email });
        return details;
      }),
    async changeEmail(email) {
      const back = encodeURIComponent(`${ports.origin}/auth/callback`);
      const path = `/user?redirect_to=${back}`;
      return done(
        await attempt('Email change', () =>
          signed.ask((token) => wire({ method: 'PUT', path, token, body: { email }, answer: WireUser })),
        ),
      );
    },
    async rename(name) {
      const changed = await change('Profile update', { data: { full_name: name } });
      if (!changed.ok) return changed;
      const { id } = changed.value;
      const body = { id, display_name: name, updated_at: new Date(ports.now()).toISOString() };
      const shown = await attempt('Profile update', () =>
        signed.ask((token) => wire({ method: 'POST', path: '/profiles', service: 'rest', token, body, answer: Rows })),
      );
      if (shown.ok) door.renamed(id, { name });
      return done(shown);
    },
    sharesUnmatched: () =>
      attempt('Settings', async () => {
        const path = '/profiles?select=preferences';
        const [row] = await signed.ask((token) =>
          wire({ method: 'GET', path, service: 'rest', token, answer: Preferences }),
        );
        return row?.preferences?.share_unmatched !== false;
      }),
    async shareUnmatched(shares) {
      const user = await attempt('Settings', () =>
        signed.ask((token) => wire({ method: 'GET', path: '/user', token, answer: WireUser })),
      );
      if (!user.ok) return user;
      const body = { id: user.value.id, preferences: { share_unmatched: shares } };
      return done(
        await attempt('Settings', () =>
          signed.ask((token) =>
            wire({ method: 'POST', path: '/profiles', service: 'rest', token, body, answer: Rows }),
          ),
        ),
      );
    },
    sendCode: async () =>
      done(
        await attempt('Code', () =>
          signed.ask((token) => wire({ method: 'GET', path: '/reauthenticate', token, answer: Anything })),
        ),
      ),
    changePassword: async (next, { kind, text }) =>
      done(
        await change('Password update', {
          password: next,
          ...(kind === 'code' ? { nonce: text } : { current_password: text }),
        }),
      ),
    endEverySession: async () =>
      done(
        await attempt('Sign out', () =>
          signed.ask((token) => wire({ method: 'POST', path: '/logout?scope=global', token, answer: NoContent })),
        ),
      ),
    enrol: (name) => attempt('Authenticator app', () => signed.ask((token) => enrol(wire, token, name))),
    async confirmEnrolment(id, code) {
      const given = await attempt('Authenticator app', () => signed.ask((token) => giveCode(wire, token, id, code)));
      if (given.ok) door.acceptSession(given.value);
      return done(given);
    },
    async removeFactor(id) {
      const removed = await attempt('Authenticator app', () => signed.ask((token) => removeFactor(wire, token, id)));
      // The session says what the account has: it is told anew.
      if (removed.ok) await ports.renew();
      return done(removed);
    },
  };
}

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
