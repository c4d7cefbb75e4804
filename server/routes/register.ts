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

/** The payload; the envelope around it is put on here. */
export type Data<C extends AnyCall> = Wire<C> extends { data: infer D } ? D : never;

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

const enveloped = (data: unknown): object => ({ success: true, data });

/** A call that may be repeated at will. */
export function serve<C extends AnyCall>(api: Api, call: C, handle: (request: Request<C>) => Promise<Data<C>>): void {
  api.on(call.method, call.path, async (c) => c.json(enveloped(await handle(await parsed(c, call)))));
}

/** The same for a call whose answer has no envelope: the refiner's (spec 3 §7). */
export function serveBare<C extends AnyCall>(
  api: Api,
  call: C,
  handle: (request: Request<C>) => Promise<Wire<C>>,
): void {
  api.on(call.method, call.path, async (c) => c.json((await handle(await parsed(c, call))) as object));
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

/** What has an effect, run as one transaction with the memory of its answer. */
type Effect<C extends AnyCall, Made, Out> = (request: Request<C>, tx: Tx, opId: string, made: Made) => Promise<Out>;

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

async function answerOnce(
  c: Context<Env>,
  deps: StoreDeps,
  operation: Operation,
  effect: (tx: Tx) => Promise<object>,
): Promise<Response> {
  return told(c, await runIdempotent(deps.database, deps.clock, operation, effect));
}

function told(c: Context<Env>, answered: Answered): Response {
  if (answered.replayed) c.header('idempotency-replayed', 'true');
  return c.json(answered.body as object);
}

async function happensOnce<C extends AnyCall>(
  c: Context<Env>,
  call: C,
  deps: StoreDeps,
  effect: Effect<C, undefined, object>,
): Promise<Response> {
  const [request, operation] = await operationOf(c, call);
  return answerOnce(c, deps, operation, (tx) => effect(request, tx, operation.opId, undefined));
}

/** A call with an effect: it happens once for each operation, however often it is delivered (SRV-1). */
export function serveOnce<C extends AnyCall>(
  api: Api,
  call: C,
  deps: StoreDeps,
  handle: Effect<C, undefined, Data<C>>,
): void {
  api.on(call.method, call.path, (c) =>
    happensOnce(c, call, deps, async (request, tx, opId) => enveloped(await handle(request, tx, opId, undefined))),
  );
}

/**
 * The same where what is to be kept takes long to make: `make` runs before the transaction, and not for what has happened
 * already: it might be refused by now (its report deleted meanwhile), and a refusal says that nothing happened.
 */
export function serveMade<C extends AnyCall, Made>(
  api: Api,
  call: C,
  deps: StoreDeps,
  make: (request: Request<C>, opId: string) => Promise<Made>,
  keep: Effect<C, Made, Data<C>>,
): void {
  api.on(call.method, call.path, (c) =>
    madeOnce(c, call, deps, make, async (request, tx, opId, made) => enveloped(await keep(request, tx, opId, made))),
  );
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
  make: (request: Request<C>, opId: string) => Promise<Made>,
  keep: Effect<C, Made, Data<C>>,
): void {
  api.on(call.method, call.path, async (c) => {
    const [request, operation] = await operationOf(c, call);
    const earlier = await findStoredResponse(deps.database.sql, operation);
    if (earlier !== null) return told(c, earlier);
    const going = once(request.identity.userId, operation.opId, () =>
      makeAndKeep(deps, operation, request, make, async (...given) => enveloped(await keep(...given))),
    );
    const answered = await withinTime(going, waitMs);
    if (answered === null) throw inProgress();
    return told(c, answered);
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

/** The same for an answer without envelope. */
export function serveMadeBare<C extends AnyCall, Made>(
  api: Api,
  call: C,
  deps: StoreDeps,
  make: (request: Request<C>, opId: string) => Promise<Made>,
  keep: Effect<C, Made, Wire<C>>,
): void {
  api.on(call.method, call.path, (c) =>
    madeOnce(c, call, deps, make, async (request, tx, opId, made) => (await keep(request, tx, opId, made)) as object),
  );
}

async function madeOnce<C extends AnyCall, Made>(
  c: Context<Env>,
  call: C,
  deps: StoreDeps,
  make: (request: Request<C>, opId: string) => Promise<Made>,
  keep: Effect<C, Made, object>,
): Promise<Response> {
  const [request, operation] = await operationOf(c, call);
  const earlier = await findStoredResponse(deps.database.sql, operation);
  return told(c, earlier ?? (await makeAndKeep(deps, operation, request, make, keep)));
}

async function makeAndKeep<C extends AnyCall, Made>(
  { database, clock }: StoreDeps,
  operation: Operation,
  request: Request<C>,
  make: (request: Request<C>, opId: string) => Promise<Made>,
  keep: Effect<C, Made, object>,
): Promise<Answered> {
  const outcome = await prepareIdempotent(database, clock, operation, () => make(request, operation.opId));
  if ('answered' in outcome) return outcome.answered;
  return runIdempotent(database, clock, operation, (tx) => keep(request, tx, operation.opId, outcome.made));
}

/** The same for an answer without envelope. */
export function serveOnceBare<C extends AnyCall>(
  api: Api,
  call: C,
  deps: StoreDeps,
  handle: Effect<C, undefined, Wire<C>>,
): void {
  api.on(call.method, call.path, (c) =>
    happensOnce(c, call, deps, async (request, tx, opId) => (await handle(request, tx, opId, undefined)) as object),
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

/** A visitor's call with an effect: nobody is signed in, the installation's id is the scope (SRV-2). The answer is bare. */
export function serveVisitor<C extends AnyCall>(
  api: Api,
  call: C,
  deps: StoreDeps,
  before: (c: Context<Env>) => Promise<void>,
  handle: (body: v.InferOutput<C['body']>, tx: Tx, opId: string) => Promise<Wire<C>>,
): void {
  api.on(call.method, call.path, async (c) => {
    const { opId, scope } = visitorsOperation(c);
    const body = parse(call.body, await readJson(c)) as v.InferOutput<C['body']>;
    await before(c);
    const operation = { scope, opId, body, route: routeOf(c, call), attempt: attemptOf(c) };
    return answerOnce(c, deps, operation, async (tx) => (await handle(body, tx, opId)) as object);
  });
}
