import type { Context } from 'hono';
import * as v from 'valibot';
import { INSTALLATION_HEADER } from '../../src/contract/headers.ts';
import { Id } from '../../src/contract/primitives.ts';
import { bearerToken } from '../middleware/bearer.ts';
import type { Env } from '../middleware/env.ts';
import type { AuthDeps } from './deps.ts';
import { AuthError } from './errors.ts';
import type { Identity, TokenVerifier } from './identity.ts';
import type { Caller } from './known-places.ts';

export interface AuthRouteDeps extends AuthDeps {
  readonly verifier: TokenVerifier;
  /** The block of addresses a request is counted by. */
  addressOf(c: Context): string;
}

export function parseBody<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw new AuthError(400, 'validation_failed', wordsOf(parsed.issues[0]));
  return parsed.output;
}

/** What a schema says by itself is for programmers. */
const UNWORDED = /^Invalid \w+: (Expected|Received) /;

function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (!UNWORDED.test(issue.message)) return issue.message;
  const what = v.getDotPath(issue) ?? 'The request';
  return `${what} is ${issue.received === 'undefined' ? 'missing' : 'not valid'}`;
}

/** An id in a path; what cannot be one is answered like one that is not there. */
export function idOf(c: Context<Env>, name: string, missing: () => AuthError): string {
  const id = v.safeParse(Id, c.req.param(name));
  if (!id.success) throw missing();
  return id.output;
}

/** Auth asks for a standing session even to read; its absence has a code of its own, which signs the client out. */
export async function signedIn(c: Context<Env>, { verifier }: AuthRouteDeps): Promise<Identity> {
  const authorization = c.req.header('authorization');
  if (authorization === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const token = bearerToken(authorization);
  const identity = await verifier.verify(token);
  if ((await verifier.standing(identity, token, true)) === 'ended') {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return identity;
}

export function callerOf(c: Context<Env>, { addressOf }: AuthRouteDeps): Caller {
  const installation = v.safeParse(Id, c.req.header(INSTALLATION_HEADER));
  return { address: addressOf(c), installation: installation.success ? installation.output : null };
}

/** Where a request comes from, and where its letter should lead back to. */
export const fromOf = (c: Context<Env>, deps: AuthRouteDeps) => ({
  ...callerOf(c, deps),
  redirectTo: c.req.query('redirect_to'),
});
