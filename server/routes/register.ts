import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AnyCall, Wire } from '../../src/contract/call.ts';
import { ATTEMPT_HEADER, IDEMPOTENCY_HEADER, INSTALLATION_HEADER } from '../../src/contract/headers.ts';
import { Id } from '../../src/contract/primitives.ts';
import type { Identity } from '../auth/identity.ts';
import { AppError, notFound } from '../errors.ts';
import { parse, readJson } from '../middleware/body.ts';
import type { Env } from '../middleware/env.ts';
import type { StoreDeps, Tx } from '../services/deps.ts';
import {
  type Answered,
  findStoredResponse,
  inProgress,
  type Operation,
  prepareIdempotent,
  runIdempotent,
} from '../services/idempotency.ts';

export type Api = Hono<Env>;

/** What a route gets: everything parsed by the call's own schemas, and who asks. */
export interface Request<C extends AnyCall> {
  readonly identity: Identity;
  /** The bearer token it came with. */
  readonly token: string;
  /** As the log names it. */
  readonly requestId: string;
  readonly query: v.InferOutput<C['query']>;
  readonly body: v.InferOutput<C['body']>;
  /** A path parameter that has to be an id; one that cannot be is answered like one that is not there. */
  id(name: string): string;
  param(name: string): string;
}

/** What a call brings, without the envelope that its answer may have. */
export type Data<C extends AnyCall> = Wire<C> extends { success: true; data: infer D } ? D : Wire<C>;

async function parsed<C extends AnyCall>(c: Context<Env>, call: C): Promise<Request<C>> {
  const wantsBody = call.body.type !== 'undefined';
  const wantsQuery = call.query.type !== 'undefined';
  const param = (name: string) => {
    const value = c.req.param(name);
    if (value === undefined) throw new TypeError(`The path of this call has no '${name}'`);
    return value;
  };
  return {
    identity: c.get('identity'),
    token: c.get('token'),
    requestId: c.get('requestId'),
    query: parse(call.query, wantsQuery ? c.req.query() : undefined) as v.InferOutput<C['query']>,
    body: parse(call.body, wantsBody ? await readJson(c) : undefined) as v.InferOutput<C['body']>,
    param,
    id(name) {
      const id = v.safeParse(Id, param(name));
      if (!id.success) throw notFound();
      return id.output;
    },
  };
}

/** As the wire carries it: in the envelope of `inData`, where the call's answer has one. */
function answerOf<C extends AnyCall>({ answer }: C, data: Data<C>): object {
  const entries = 'entries' in answer ? (answer.entries as object) : {};
  return 'success' in entries && 'data' in entries ? { success: true, data } : (data as object);
}

/** A call that may be repeated at will. */
export function serve<C extends AnyCall>(api: Api, call: C, handle: (request: Request<C>) => Promise<Data<C>>): void {
  api.on(call.method, call.path, async (c) => c.json(answerOf(call, await handle(await parsed(c, call)))));
}

/** Needs the operation's id, a UUID, in `Idempotency-Key`. Throws `idempotency_key_missing`. */
function operationId(c: Context<Env>): string {
  const opId = v.safeParse(Id, c.req.header(IDEMPOTENCY_HEADER));
  if (!opId.success) {
    throw new AppError('idempotency_key_missing', 'The request carries no valid Idempotency-Key.');
  }
  return opId.output;
}

const Attempt = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** Null from a client that does not number its tries. */
function attemptOf(c: Context<Env>): number | null {
  const attempt = v.safeParse(Attempt, c.req.header(ATTEMPT_HEADER));
  return attempt.success ? attempt.output : null;
}

async function operationOf<C extends AnyCall>(c: Context<Env>, call: C): Promise<[Request<C>, Operation]> {
  const opId = operationId(c);
  const request = await parsed(c, call);
  const operation = {
    scope: request.identity.userId,
    opId,
    body: request.body,
    route: routeOf(c, call),
    attempt: attemptOf(c),
  };
  return [request, operation];
}

const routeOf = (c: Context<Env>, call: AnyCall): string => `${call.method} ${c.req.path}`;

function respond(c: Context<Env>, answered: Answered): Response {
  if (answered.replayed) c.header('idempotency-replayed', 'true');
  return c.json(answered.body as object);
}

/** A call with an effect: it happens once for each operation, however often it is delivered (SRV-1). */
export function serveOnce<C extends AnyCall>(
  api: Api,
  call: C,
  deps: StoreDeps,
  handle: (request: Request<C>, tx: Tx, opId: string) => Promise<Data<C>>,
): void {
  api.on(call.method, call.path, async (c) => {
    const [request, operation] = await operationOf(c, call);
    const effect = async (tx: Tx) => answerOf(call, await handle(request, tx, operation.opId));
    return respond(c, await runIdempotent(deps.database, deps.clock, operation, effect));
  });
}

type Make<C extends AnyCall, Made> = (request: Request<C>, opId: string) => Promise<Made>;
type Keep<C extends AnyCall, Made> = (request: Request<C>, tx: Tx, opId: string, made: Made) => Promise<Data<C>>;

/**
 * The same where what is to be kept takes long to make: `make` runs before the transaction, and not for what has happened
 * already: it might be refused by now (its report deleted meanwhile), and a refusal says that nothing happened.
 */
export function serveMade<C extends AnyCall, Made>(
  api: Api,
  call: C,
  deps: StoreDeps,
  make: Make<C, Made>,
  keep: Keep<C, Made>,
): void {
  api.on(call.method, call.path, async (c) => {
    const [request, operation] = await operationOf(c, call);
    const earlier = await findStoredResponse(deps.database.sql, operation);
    return respond(c, earlier ?? (await makeAndKeep(call, deps, operation, request, make, keep)));
  });
}

/**
 * The same where making may outlast the call: `once` begins it once for an operation and lets it go on, kept by whoever is
 * there at its end. Throws `in_progress` after `waitMs`: whoever asks again waits for the same.
 */
export function serveLong<C extends AnyCall, Made>(
  api: Api,
  call: C,
  deps: StoreDeps,
  waitMs: number,
  once: <T>(userId: string, opId: string, begin: () => Promise<T>) => Promise<T>,
  make: Make<C, Made>,
  keep: Keep<C, Made>,
): void {
  api.on(call.method, call.path, async (c) => {
    const [request, operation] = await operationOf(c, call);
    const earlier = await findStoredResponse(deps.database.sql, operation);
    if (earlier !== null) return respond(c, earlier);
    const going = once(request.identity.userId, operation.opId, () =>
      makeAndKeep(call, deps, operation, request, make, keep),
    );
    const answered = await withinTime(going, waitMs);
    if (answered === null) throw inProgress();
    return respond(c, answered);
  });
}

async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const given = new AbortController();
  const late = setTimeout(ms, null, { signal: given.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([promise, late]);
  } finally {
    given.abort();
  }
}

async function makeAndKeep<C extends AnyCall, Made>(
  call: C,
  { database, clock }: StoreDeps,
  operation: Operation,
  request: Request<C>,
  make: Make<C, Made>,
  keep: Keep<C, Made>,
): Promise<Answered> {
  const outcome = await prepareIdempotent(database, clock, operation, () => make(request, operation.opId));
  if ('answered' in outcome) return outcome.answered;
  return runIdempotent(database, clock, operation, async (tx) =>
    answerOf(call, await keep(request, tx, operation.opId, outcome.made)),
  );
}

/** A plain call (spec 1 §7) names neither operation nor installation: nobody repeats it, so it is one of its own. */
function visitorsOperation(c: Context<Env>): { opId: string; scope: string } {
  const named = [IDEMPOTENCY_HEADER, INSTALLATION_HEADER].some((header) => c.req.header(header) !== undefined);
  if (!named) return { opId: randomUUID(), scope: `visitor:${randomUUID()}` };
  const opId = operationId(c);
  const installation = v.safeParse(Id, c.req.header(INSTALLATION_HEADER));
  if (!installation.success) {
    throw new AppError('validation_failed', 'The request does not say which installation it comes from.');
  }
  return { opId, scope: `visitor:${installation.output}` };
}

/** A visitor's call with an effect: nobody is signed in, the installation's id is the scope (SRV-2). */
export function serveVisitor<C extends AnyCall>(
  api: Api,
  call: C,
  deps: StoreDeps,
  before: (c: Context<Env>) => Promise<void>,
  handle: (body: v.InferOutput<C['body']>, tx: Tx, opId: string) => Promise<Data<C>>,
): void {
  api.on(call.method, call.path, async (c) => {
    const { opId, scope } = visitorsOperation(c);
    const body = parse(call.body, await readJson(c)) as v.InferOutput<C['body']>;
    await before(c);
    const operation = { scope, opId, body, route: routeOf(c, call), attempt: attemptOf(c) };
    const effect = async (tx: Tx) => answerOf(call, await handle(body, tx, opId));
    return respond(c, await runIdempotent(deps.database, deps.clock, operation, effect));
  });
}
