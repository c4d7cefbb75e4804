import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { sortedKeys } from '../../src/engine/canonical-text.ts';
import type { WallClock } from '../../src/lib/moments.ts';
import { breaksKey, type Database, type Sql, sqlState } from '../db/database.ts';
import { clientOps } from '../db/schema/operations.ts';
import { AppError } from '../errors.ts';

/** How long a second delivery waits for the first one's end (SRV-1). */
const WAIT = '5s';

/** SQLSTATE lock_not_available: the wait was in vain. */
const LOCK_TIMEOUT = '55P03';

export interface Operation {
  /** The account, or a visitor's installation (SRV-2). */
  readonly scope: string;
  /** `Idempotency-Key`: fixed for life. */
  readonly opId: string;
  /** Method and path, with its parameters filled in. */
  readonly route: string;
  readonly body: unknown;
  /** Which of its tries this is, from 1; null from a client that does not number them. */
  readonly attempt: number | null;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** True when this is the remembered answer of an earlier delivery. */
  readonly replayed: boolean;
}

function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortedKeys(body)) ?? '')
    .digest('hex');
}

const own = ({ scope, opId }: Operation) => and(eq(clientOps.scope, scope), eq(clientOps.opId, opId));

type Row = typeof clientOps.$inferSelect;

/** The same to whoever used the key otherwise themselves and to whoever meets another account's row under it. */
export const mismatch = () => new AppError('idempotency_mismatch', 'This request was already used for something else.');

/** Null when it has not happened. Throws `idempotency_mismatch`. */
function answeredBy(earlier: Row, operation: Operation): Answered | null {
  if (earlier.route !== operation.route || earlier.bodySha256 !== bodyHash(operation.body)) {
    throw mismatch();
  }
  return earlier.status === null ? null : { status: earlier.status, body: earlier.body, replayed: true };
}

/** What an earlier delivery was answered; null when there was none. Throws `idempotency_mismatch`. */
export async function findStoredResponse(sql_: Sql, operation: Operation): Promise<Answered | null> {
  const [earlier] = await sql_.select().from(clientOps).where(own(operation));
  return earlier === undefined ? null : answeredBy(earlier, operation);
}

/**
 * The same of an operation whose row is there, which is held to the end of `tx`: of two tries after a refusal one waits
 * for the other. Throws `in_progress` for a try that comes after a later one, or its own double, was refused: whoever
 * still listens may ask once more, under the next number.
 */
async function rememberedHere(tx: Sql, operation: Operation): Promise<Answered | null> {
  const [earlier] = await tx.select().from(clientOps).where(own(operation)).for('update');
  // Swept away between the two statements: the next delivery starts afresh.
  if (earlier === undefined) throw inProgress();
  const answered = answeredBy(earlier, operation);
  if (answered === null && operation.attempt !== null && operation.attempt <= (earlier.refusedAttempt ?? 0))
    throw inProgress();
  return answered;
}

const isRefusal = (error: unknown): error is AppError => error instanceof AppError && error.status < 500;

/**
 * Makes a refusal final for this try and those before it, so that a copy of one of them that is still under way cannot
 * happen after a person was told that it did not. Answers what such a copy did before; throws the refusal otherwise.
 */
async function fence(database: Database, clock: WallClock, operation: Operation, refusal: AppError): Promise<Answered> {
  const { scope, opId, route, attempt } = operation;
  if (attempt === null) throw refusal;
  await database.sql
    .insert(clientOps)
    .values({
      scope,
      opId,
      route,
      bodySha256: bodyHash(operation.body),
      createdAt: clock.now(),
      refusedAttempt: attempt,
    })
    .onConflictDoUpdate({
      target: [clientOps.scope, clientOps.opId],
      set: { refusedAttempt: sql`greatest(${clientOps.refusedAttempt}, ${attempt})` },
    });
  const happened = await findStoredResponse(database.sql, operation);
  if (happened === null) throw refusal;
  return happened;
}

/** No attempt number is higher (the column's own limit). */
const EVERY_ATTEMPT = 2_147_483_647;

/**
 * Refuses every delivery of an operation that has not happened, within `tx`: its person has taken it back, and a copy may
 * still be under way. Waits for one that is being worked on; what has happened is left as it is.
 */
export async function refuseFromNowOn(
  tx: Sql,
  clock: WallClock,
  { scope, opId, route }: Pick<Operation, 'scope' | 'opId' | 'route'>,
): Promise<void> {
  await tx
    .insert(clientOps)
    .values({ scope, opId, route, bodySha256: '', createdAt: clock.now(), refusedAttempt: EVERY_ATTEMPT })
    .onConflictDoUpdate({
      target: [clientOps.scope, clientOps.opId],
      set: { refusedAttempt: EVERY_ATTEMPT },
      setWhere: isNull(clientOps.status),
    });
}

/** Runs what has to be made before `once`, whose refusals are as final as the effect's own. */
export async function prepareIdempotent<Made>(
  database: Database,
  clock: WallClock,
  operation: Operation,
  make: () => Promise<Made>,
): Promise<{ made: Made } | { answered: Answered }> {
  try {
    return { made: await make() };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { answered: await fence(database, clock, operation, error) };
  }
}

/**
 * Runs `effect` at most once for each operation: the operation's row, the effect and the remembered answer are one
 * transaction. What `effect` throws takes the row away again, so nothing but success is remembered: a refusal had no
 * effect, and asking again is safe and may by then be answered otherwise (credits after the reset). What stays of a
 * refusal is its fence.
 * Throws `idempotency_mismatch` when the key was used for something else, or names another account's row already (many effects
 * make a row under it), `in_progress` when the first delivery
 * takes too long. On PGlite transactions queue up behind each other, so a double simply waits its turn.
 */
export async function runIdempotent(
  database: Database,
  clock: WallClock,
  operation: Operation,
  effect: (tx: Sql) => Promise<unknown>,
): Promise<Answered> {
  const { scope, opId, route } = operation;
  const bodySha256 = bodyHash(operation.body);
  let refusal: AppError | null = null;
  try {
    return await database.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = '${WAIT}'`));
      const mine = await tx
        .insert(clientOps)
        .values({ scope, opId, route, bodySha256, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning({ opId: clientOps.opId });
      if (mine.length === 0) {
        const earlier = await rememberedHere(tx, operation);
        if (earlier !== null) return earlier;
      }
      const body = await effect(tx).catch((error: unknown) => {
        if (isRefusal(error)) refusal = error;
        if (breaksKey(error, opId)) refusal = mismatch();
        throw error;
      });
      await tx.update(clientOps).set({ status: 200, body }).where(own(operation));
      return { status: 200, body, replayed: false };
    });
  } catch (error) {
    if (sqlState(error) === LOCK_TIMEOUT) throw inProgress();
    if (refusal !== null) return fence(database, clock, operation, refusal);
    throw error;
  }
}

export const inProgress = () =>
  new AppError('in_progress', 'This request is already being worked on. Please wait a moment.', {
    retryAfterSeconds: 2,
  });
