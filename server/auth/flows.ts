import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SECOND } from '../../src/lib/moments.ts';
import type { Sql } from '../db/database.ts';
import { authFlows } from '../db/schema/accounts.ts';
import type { AuthDeps } from './deps.ts';
import { AuthError } from './errors.ts';
import type { Challenge } from './one-time.ts';

/** A code is taken by the page it leads to, at once; a person at a provider may take a while. */
const CODE_MS = 300 * SECOND;
const AWAY_MS = 900 * SECOND;

export type Flow = typeof authFlows.$inferSelect;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const drawn = () => randomBytes(32).toString('base64url');

interface Ready {
  readonly userId: string;
  readonly method: string;
  readonly challenge: Challenge;
}

/** A code for the device that asked: it alone has the verifier. */
export async function issueCode(tx: Sql, { clock, newId }: AuthDeps, ready: Ready): Promise<string> {
  const code = drawn();
  const now = clock.now();
  await tx.insert(authFlows).values({
    id: newId(),
    codeHash: hashOf(code),
    userId: ready.userId,
    method: ready.method,
    ...ready.challenge,
    redirectTo: '',
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MS),
  });
  return code;
}

interface Away extends Challenge {
  readonly redirectTo: string;
  readonly linkUserId: string | null;
  readonly nonce: string;
  readonly verifier: string;
}

/** Remembers somebody who leaves for a provider. Answers with the state that brings them back. */
export async function sendAway(sql: Sql, { clock, newId }: AuthDeps, away: Away): Promise<string> {
  const state = drawn();
  const now = clock.now();
  await sql.insert(authFlows).values({
    id: newId(),
    stateHash: hashOf(state),
    method: 'oauth',
    ...away,
    createdAt: now,
    expiresAt: new Date(now.getTime() + AWAY_MS),
  });
  return state;
}

/** Who came back, once. Null for a state that is not ours, was used, or is too old. */
export async function comeBack(sql: Sql, { clock }: AuthDeps, state: string): Promise<Flow | null> {
  const [flow] = await sql
    .delete(authFlows)
    .where(eq(authFlows.stateHash, hashOf(state)))
    .returning();
  return flow === undefined || flow.expiresAt <= clock.now() ? null : flow;
}

function fits({ challenge, challengeMethod }: Flow, verifier: string): boolean {
  const made =
    challengeMethod?.toLowerCase() === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [left, right] = [Buffer.from(made), Buffer.from(challenge ?? '')];
  return right.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Uses up a code. Whoever presents a wrong verifier has used it up as well: it was not theirs.
 * Throws `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`.
 */
export async function takeFlow(sql: Sql, { clock }: AuthDeps, code: string, verifier: string): Promise<Flow> {
  const [flow] = await sql
    .delete(authFlows)
    .where(eq(authFlows.codeHash, hashOf(code)))
    .returning();
  if (flow === undefined) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.expiresAt <= clock.now()) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!fits(flow, verifier)) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  return flow;
}
