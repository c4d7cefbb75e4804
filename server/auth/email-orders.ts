import * as v from 'valibot';
import type { Sql } from '../db/database.ts';
import type { MailKind } from '../mail/email-queue.ts';
import type { AuthDeps, Body } from './deps.ts';
import type { Challenge } from './one-time.ts';
import { allowedTarget } from './redirects.ts';
import { Metadata } from './schemas.ts';

/** What is remembered of a letter until it is written. */
export const LetterDetails = v.object({
  redirectTo: v.string(),
  challenge: v.nullable(v.object({ challenge: v.string(), challengeMethod: v.string() })),
  newcomer: v.optional(v.object({ metadata: Metadata })),
});

interface Order {
  readonly kind: MailKind;
  /** Who is meant. The letter is written only if there is such an account. */
  readonly email: string;
  readonly redirectTo: string | undefined;
  readonly fallback: string;
  readonly challenge: Challenge | null;
  /** What is known of somebody who may be new: if nobody has the address, an account is made before the letter is written. */
  readonly newcomer?: { readonly metadata: Body };
}

interface Challenged {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
}

export function challengeIn(body: Challenged): Challenge | null {
  if (body.code_challenge == null || body.code_challenge === '') return null;
  return { challenge: body.code_challenge, challengeMethod: body.code_challenge_method ?? 'plain' };
}

/**
 * Orders a letter about an account. Whether there is one is found out when the letter is written, by a worker: the answer to
 * whoever asked is the same, and takes as long, either way (security, 10).
 */
export function orderLetter(tx: Sql, deps: AuthDeps, order: Order): Promise<void> {
  const { kind, email, challenge, newcomer } = order;
  const redirectTo = allowedTarget(deps, order.redirectTo, order.fallback);
  return deps.post(tx, { kind, email, details: { redirectTo, challenge, ...(newcomer && { newcomer }) } });
}
