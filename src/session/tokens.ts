import { DEFAULT_MESSAGES } from '../domain/error-category.ts';
import type { Clock } from '../lib/clock.ts';
import { isWellFormedToken, tokenExpiry } from '../lib/jwt.ts';
import type { Log } from '../lib/log.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { withTimeLimit } from '../lib/time-limit.ts';
import type { AuthClient } from './auth-client.ts';
import { type Renewal, SessionError } from './port.ts';
import { readStored, type StoredSession } from './stored.ts';

/** Spec 1 §9: a token this close to its end counts as ended. */
export const EXPIRY_MARGIN_MS = 30_000;
export const RENEW_LIMIT_MS = 10_000;
/** A token as young as this that is refused all the same: another one would be refused alike. */
const JUST_RENEWED_MS = 60_000;

export interface TokenPorts {
  readonly storage: Storage;
  readonly auth: () => Promise<Pick<AuthClient, 'refresh'>>;
  readonly clock: Clock;
  readonly log: Log;
  /** One tab renews; the others find the new token when their turn comes. */
  readonly withRefreshLock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly renewed: (session: StoredSession) => void;
  /** The server no longer knows the session. */
  readonly ended: () => void;
}

export interface Tokens {
  token(accountId: string): Promise<string>;
  tokenAtHand(accountId: string): string | null;
  renew(): Promise<Renewal>;
}

export function createTokens(ports: TokenPorts): Tokens {
  const { storage, clock, log } = ports;
  /**
   * A token renewed by this page is good for as long as it lasts, whatever the device's clock says it is now: on a phone
   * whose clock is years ahead every token looks expired.
   */
  let trusted: { token: string; since: number; until: number } | null = null;

  const isGood = (token: string): boolean => {
    const now = clock.now();
    if (trusted?.token === token && now < trusted.until) return true;
    const expiry = tokenExpiry(token);
    return expiry !== null && expiry - EXPIRY_MARGIN_MS > now;
  };

  const isJustRenewed = (token: string): boolean => {
    const age = trusted?.token === token ? clock.now() - trusted.since : Number.POSITIVE_INFINITY;
    return age >= 0 && age < JUST_RENEWED_MS && isGood(token);
  };

  const renewOnce = async (): Promise<Renewal> => {
    const before = readStored(storage)?.access_token;
    return ports.withRefreshLock(async () => {
      const stored = readStored(storage);
      if (!stored) {
        ports.ended();
        return 'ended';
      }
      // Another tab was faster.
      if (stored.access_token !== before && isGood(stored.access_token)) return 'renewed';
      // Whoever asked with an older one has this one now; whoever asked with this one is refused again, and no token helps.
      if (isJustRenewed(stored.access_token)) return 'renewed';
      try {
        const auth = await withTimeLimit(clock, 'Token refresh', RENEW_LIMIT_MS, ports.auth());
        const answer = await withTimeLimit(clock, 'Token refresh', RENEW_LIMIT_MS, auth.refresh(stored.refresh_token));
        // Signed out meanwhile, or another has signed in: the answer came too late to be anybody's.
        if (readStored(storage)?.user.id !== stored.user.id) return 'ended';
        if (answer.kind === 'session') {
          const { access_token } = answer.session;
          const lifetime = lifetimeOf(access_token);
          const now = clock.now();
          trusted = { token: access_token, since: now, until: now + lifetime - EXPIRY_MARGIN_MS };
          ports.renewed(answer.session);
          return 'renewed';
        }
        // Too many at once is no word about the session.
        if (answer.kind === 'refused' && answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
          log.warn('session ended', { code: answer.code });
          ports.ended();
          return 'ended';
        }
        return 'unreachable';
      } catch (cause) {
        // A library that cannot be loaded and a service that does not answer are both for later.
        log.warn('token not renewed', { cause });
        return 'unreachable';
      }
    });
  };
  const renew = singleFlight(renewOnce);

  /** The storage is every page's: it may hold another account's session before this page has heard of it. */
  const own = (accountId: string): StoredSession | null => {
    const stored = readStored(storage);
    if (stored && stored.user.id !== accountId) throw new SessionError('other_account', 'Another account is signed in');
    return stored;
  };

  return {
    renew,
    tokenAtHand(accountId) {
      const stored = readStored(storage);
      return stored?.user.id === accountId ? stored.access_token : null;
    },
    async token(accountId) {
      const stored = own(accountId);
      if (stored && isWellFormedToken(stored.access_token) && isGood(stored.access_token)) return stored.access_token;
      const renewal = await renew();
      if (renewal === 'unreachable') throw new SessionError('unreachable', DEFAULT_MESSAGES.network);
      const fresh = own(accountId)?.access_token;
      if (fresh === undefined) {
        throw new SessionError('TOKEN_UNAVAILABLE', 'Unable to retrieve authentication token through any method');
      }
      if (!isWellFormedToken(fresh)) {
        throw new SessionError('invalid_token_format', 'Invalid authentication token format');
      }
      return fresh;
    },
  };
}

const HOUR_MS = 3_600_000;

/** From the token's own two times, neither of which is this device's. */
function lifetimeOf(token: string): number {
  const issued = tokenExpiry(token, 'iat');
  const expires = tokenExpiry(token);
  return issued !== null && expires !== null ? expires - issued : HOUR_MS;
}
