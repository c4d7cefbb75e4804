import * as v from 'valibot';
import { fingerprint } from '../../platform/fingerprint.ts';
import { AUTH_STORAGE_KEY } from '../stored.ts';

/*
 * What a sign-in that leaves this page keeps for its way back: the verifier that proves it was begun in this browser (PKCE),
 * and where the person wanted to go. Under the session's own name, so that signing out takes it along.
 */

export type FlowKind = 'recovery' | 'oauth';
const keyOf = (kind: FlowKind) => `${AUTH_STORAGE_KEY}-flow-${kind}`;

const Flow = v.object({ verifier: v.string(), returnTo: v.nullable(v.string()) });
export type Flow = v.InferOutput<typeof Flow>;

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

export interface Challenge {
  readonly code_challenge: string;
  readonly code_challenge_method: 's256';
}

/** Remembers a new flow of this kind. Null outside a secure context: the service then answers without a code. */
export async function beginFlow(
  storage: Storage,
  crypto: Crypto,
  kind: FlowKind,
  returnTo: string | null = null,
): Promise<Challenge | null> {
  const verifier = Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join('');
  const challenge = await fingerprint(crypto, verifier);
  if (challenge === null) return null;
  const flow: Flow = { verifier, returnTo };
  storage.setItem(keyOf(kind), JSON.stringify(flow));
  return { code_challenge: challenge, code_challenge_method: 's256' };
}

/** The flow that was begun in this browser; null where it was another, or it is over. */
export function readFlow(storage: Storage, kind: FlowKind): Flow | null {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Flow), storage.getItem(keyOf(kind)));
  return kept.success ? kept.output : null;
}

export const endFlow = (storage: Storage, kind: FlowKind): void => storage.removeItem(keyOf(kind));
