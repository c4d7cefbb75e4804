import type { AuthAddress } from '../../domain/auth-address.ts';
import { safePath } from '../../domain/return-url.ts';
import type { Outcome, Result } from '../../domain/working-copy.ts';
import { SessionError } from '../port.ts';
import type { SessionGate } from '../sign-in.ts';
import { verifiedFactors } from '../stored.ts';
import { Anything, type AuthWire } from '../wire.ts';
import type { Attempt } from './attempt.ts';
import { exchangeCode, sessionOf, verifyHash } from './exchange.ts';
import { giveCode } from './factors.ts';
import { beginFlow, readFlow } from './flow.ts';
import type { ArrivalPort, Settled } from './port.ts';
import type { WireSession } from './shapes.ts';
import type { Signed } from './signed.ts';

export interface ArrivalPorts {
  readonly wire: AuthWire;
  readonly attempt: Attempt;
  readonly door: SessionGate;
  readonly signed: Signed;
  readonly storage: Storage;
  readonly crypto: Crypto;
  readonly origin: string;
  readonly authUrl: string;
  readonly now: () => number;
  /** The provider of an account that has no password; null for everybody else. */
  readonly providerOf: (email: string) => Promise<string | null>;
}

/** The kinds of links a mail may carry here; a new password has its own page. */
const LINKS = ['signup', 'invite', 'magiclink', 'email', 'email_change'];

export function createArrival(ports: ArrivalPorts): ArrivalPort {
  const { wire, attempt, door, signed, storage } = ports;

  const arrived = async (address: AuthAddress): Promise<WireSession | null> => {
    const { code, tokenHash, type } = address;
    if (code !== null) return exchangeCode(wire, storage, 'oauth', code);
    if (tokenHash !== null && type !== null && LINKS.includes(type)) return verifyHash(wire, type, tokenHash);
    return sessionOf(wire, address, ports.now());
  };

  return {
    async resendConfirmation(email) {
      const asked = await attempt('Confirmation letter', () =>
        wire({
          method: 'POST',
          // Opened in whatever browser the mail is read in: no proof of this one is asked for.
          path: `/resend?redirect_to=${encodeURIComponent(`${ports.origin}/auth/callback`)}`,
          body: { type: 'signup', email },
          answer: Anything,
        }),
      );
      return asked.ok ? { ok: true } : asked;
    },
    settle: (address): Promise<Result<Settled>> =>
      attempt('Sign in', async () => {
        const returnTo = safePath(readFlow(storage, 'oauth')?.returnTo ?? null);
        const session = await arrived(address);
        if (!session) return { kind: 'nothing', email: '', returnTo };
        const email = session.user.email ?? '';
        const entered = door.acceptSession(session);
        if (!entered) return { kind: 'code_needed', email, returnTo };
        return { kind: address.code === null ? 'confirmed' : 'signed_in', email, returnTo };
      }),
    async giveCode(code): Promise<Outcome> {
      const waiting = door.waiting();
      const [factor] = waiting ? verifiedFactors(waiting) : [];
      const given = await attempt('Sign in', async () => {
        if (!waiting || !factor) throw new SessionError('SESSION_ERROR', 'Please sign in again.');
        return giveCode(wire, waiting.access_token, factor.id, code);
      });
      if (!given.ok) return given;
      door.acceptSession(given.value);
      return { ok: true };
    },
    dropSignIn: () => door.drop(),
    providerAddress: (provider, returnTo) =>
      attempt('Sign in', async () => {
        const challenge = await beginFlow(storage, ports.crypto, 'oauth', returnTo);
        const query = new URLSearchParams({
          provider,
          redirect_to: `${ports.origin}/auth/callback`,
          ...challenge,
        });
        return `${ports.authUrl}/auth/v1/authorize?${query}`;
      }),
    async otherProviderOf(email) {
      const found = await attempt('Provider check', () => ports.providerOf(email));
      return found.ok ? found.value : null;
    },
    async link(password): Promise<Outcome> {
      const linked = await attempt('Account linking', () => {
        if (!signed.isSomebody()) throw new SessionError('SESSION_ERROR', 'You must be signed in to link accounts');
        return signed.ask((token) =>
          wire({ method: 'PUT', path: '/user', token, body: { password }, answer: Anything }),
        );
      });
      return linked.ok ? { ok: true } : linked;
    },
  };
}
