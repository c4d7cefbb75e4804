import type { Clock } from '../lib/clock.ts';
import { tokenExpiry } from '../lib/jwt.ts';
import type { StoredSession } from './stored.ts';

/** Spec 1 §9: how long a session lasts, and how long before its end it is renewed. */
export const SESSION_MS = 2_592_000_000;
export const RENEW_BEFORE_MS = 86_400_000;
/** Timers of browsers hold 24 days at most; a device that slept looks again at the latest then. */
const LOOK_AGAIN_MS = 86_400_000;

interface KeepAlivePorts {
  readonly clock: Clock;
  readonly stored: () => StoredSession | null;
  readonly renew: () => Promise<unknown>;
}

/**
 * Spec 1 §4: a session is renewed 24 h before it ends, where more than that remains. Each renewal begins its 30 days anew, so
 * the token's own date of issue says when they end.
 */
export function keepSessionAlive({ clock, stored, renew }: KeepAlivePorts): void {
  const look = () => {
    const session = stored();
    const issued = session && tokenExpiry(session.access_token, 'iat');
    const left = issued === null ? 0 : issued + SESSION_MS - clock.now();
    const early = left - RENEW_BEFORE_MS;
    // Out of reach, it is tried again; ended, there is nothing stored any more.
    if (left > 0 && early <= 0) void renew();
    clock.after(early > 0 ? Math.min(early, LOOK_AGAIN_MS) : LOOK_AGAIN_MS, look);
  };
  look();
}
