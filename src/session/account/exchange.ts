import type { AuthAddress } from '../../domain/auth-address.ts';
import { tokenExpiry } from '../../lib/jwt.ts';
import { type AuthWire, RefusedError } from '../wire.ts';
import { endFlow, type FlowKind, readFlow } from './flow.ts';
import { WireSession, WireUser } from './shapes.ts';

/** A code came back to a browser that has not asked for it: a mail opened elsewhere, or somebody else's link. */
export const OTHER_BROWSER = 'flow_state_not_found';

/** A code for a session, with the proof that this browser began it. The code and the proof are good once. */
export async function exchangeCode(
  wire: AuthWire,
  storage: Storage,
  kind: FlowKind,
  code: string,
): Promise<WireSession> {
  const flow = readFlow(storage, kind);
  if (!flow) throw new RefusedError(400, OTHER_BROWSER, 'This link was asked for in another browser.');
  const over = () => endFlow(storage, kind);
  try {
    const session = await wire({
      method: 'POST',
      path: '/token?grant_type=pkce',
      body: { auth_code: code, code_verifier: flow.verifier },
      answer: WireSession,
    });
    over();
    return session;
  } catch (cause) {
    // Nobody answered: the same code can still be tried.
    if (cause instanceof RefusedError) over();
    throw cause;
  }
}

export const verifyHash = (wire: AuthWire, type: string, tokenHash: string): Promise<WireSession> =>
  wire({ method: 'POST', path: '/verify', body: { type, token_hash: tokenHash }, answer: WireSession });

/** Tokens that an address carries, once the service has said whose they are. Null where there are not both. */
export async function sessionOf(wire: AuthWire, address: AuthAddress, now: number): Promise<WireSession | null> {
  const { accessToken, refreshToken } = address;
  if (accessToken === null || refreshToken === null) return null;
  const user = await wire({ method: 'GET', path: '/user', token: accessToken, answer: WireUser });
  const expires = tokenExpiry(accessToken) ?? now;
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: Math.max(0, Math.floor((expires - now) / 1_000)),
    expires_at: Math.floor(expires / 1_000),
    user,
  };
}
