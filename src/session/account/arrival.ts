import type { Provider } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type AuthAddress, callbackError } from '../../domain/auth-address.ts';
import { safePath } from '../../domain/return-url.ts';
import type { Outcome, Result } from '../../domain/working-copy.ts';
import { SessionError } from '../port.ts';
import type { SessionGate } from '../sign-in.ts';
import { type Places, type StoredSession, verifiedFactors } from '../stored.ts';
import { type Ask, arrivalsAt, isLink } from './ask.ts';
import type { Attempt } from './attempt.ts';
import type { ArrivalPort, Settled } from './port.ts';
import { forgetReturn, keepReturn, keptReturn } from './return-to.ts';
import type { Signed } from './signed.ts';

export interface ArrivalPorts {
  readonly ask: Ask;
  readonly attempt: Attempt;
  readonly gate: SessionGate;
  readonly signed: Signed;
  readonly places: Places;
  readonly origin: string;
  /** The provider of an account that has no password; null for everybody else. */
  readonly providerOf: (email: string) => Promise<string | null>;
}

const Address = v.looseObject({ url: v.string() });

export function createArrival(ports: ArrivalPorts): ArrivalPort {
  const { ask, attempt, gate, signed, places } = ports;
  const { storage } = places;
  const arrivals = arrivalsAt(ask, places, 'arriving');
  const callback = `${ports.origin}/auth/callback`;

  const arrived = async (address: AuthAddress): Promise<StoredSession | null> => {
    const { code, tokenHash, type } = address;
    if (code !== null) return arrivals.byCode(code);
    // A new password has its own page.
    if (tokenHash !== null && isLink(type) && type !== 'recovery') return arrivals.byHash(type, tokenHash);
    return arrivals.byTokens(address);
  };

  return {
    async resendConfirmation(email) {
      const asked = await attempt('Confirmation letter', () =>
        // Opened in whatever browser the mail is read in: no proof of this one is asked for.
        ask({ at: 'arriving' }, v.unknown(), ({ auth }) =>
          auth.resend({ type: 'signup', email, options: { emailRedirectTo: callback } }),
        ),
      );
      return asked.ok ? { ok: true } : asked;
    },
    settle: (address): Promise<Result<Settled>> =>
      attempt('Sign in', async () => {
        const returnTo = safePath(keptReturn(storage));
        const session = await arrived(address);
        forgetReturn(storage);
        if (!session) return { kind: 'nothing', email: '', returnTo };
        const email = session.user.email ?? '';
        const entered = gate.acceptSession(session);
        if (!entered) return { kind: 'code_needed', email, returnTo };
        return { kind: address.code === null ? 'confirmed' : 'signed_in', email, returnTo };
      }),
    async refusal(address) {
      const fromProvider = keptReturn(storage) !== null;
      forgetReturn(storage);
      return { ok: false, code: address.errorCode ?? 'AUTH_ERROR', message: callbackError(address, fromProvider) };
    },
    async giveCode(code): Promise<Outcome> {
      const waiting = gate.waiting();
      const [factor] = waiting ? verifiedFactors(waiting) : [];
      const given = await attempt('Sign in', async () => {
        if (!waiting || !factor) throw new SessionError('SESSION_ERROR', 'Please sign in again.');
        return arrivals.giveCode(factor.id, code);
      });
      if (!given.ok) return given;
      gate.acceptSession(given.value);
      return { ok: true };
    },
    dropSignIn: () => gate.drop(),
    providerAddress: (provider, returnTo) =>
      attempt('Sign in', async () => {
        const { url } = await ask({ at: 'arriving', proof: true }, Address, ({ auth }) =>
          auth.signInWithOAuth({
            provider: provider as Provider,
            options: { redirectTo: callback, skipBrowserRedirect: true },
          }),
        );
        keepReturn(storage, returnTo);
        return url;
      }),
    async otherProviderOf(email) {
      const found = await attempt('Provider check', () => ports.providerOf(email));
      return found.ok ? found.value : null;
    },
    async link(password): Promise<Outcome> {
      const linked = await attempt('Account linking', () => {
        if (!signed.isSomebody()) throw new SessionError('SESSION_ERROR', 'You must be signed in to link accounts');
        return signed.ask(() => ask({ at: 'account' }, v.unknown(), ({ auth }) => auth.updateUser({ password })));
      });
      return linked.ok ? { ok: true } : linked;
    },
  };
}
