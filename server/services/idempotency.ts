import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { WallClock } from '../../src/lib/moments.ts';
import { type Database, type Sql, sqlState } from '../db/database.ts';
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
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** True when this is the remembered answer of an earlier delivery. */
  readonly replayed: boolean;
}

/** The same value, whatever the order its keys were sent in. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}

function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body)) ?? '')
    .digest('hex');
}

const own = ({ scope, opId }: Operation) => and(eq(clientOps.scope, scope), eq(clientOps.opId, opId));

/** What an earlier delivery was answered; null when there was none. Throws `idempotency_mismatch`. */
export async function remembered(sql_: Sql, operation: Operation): Promise<Answered | null> {
  const [earlier] = await sql_.select().from(clientOps).where(own(operation));
  if (earlier === undefined || earlier.status === null) return null;
  if (earlier.route !== operation.route || earlier.bodySha256 !== bodyHash(operation.body)) {
    throw new AppError('idempotency_mismatch', 'This request was already used for something else.');
  }
  return { status: earlier.status, body: earlier.body, replayed: true };
}

/**
 * Runs `effect` at most once for each operation: the operation's row, the effect and the remembered answer are one
 * transaction. What `effect` throws takes the row away again, so nothing but success is remembered: a refusal had no
 * effect, and asking again is safe and may by then be answered otherwise (credits after the reset).
 * Throws `idempotency_mismatch` when the key was used for something else, `in_progress` when the first delivery
 * takes too long. On PGlite transactions queue up behind each other, so a double simply waits its turn.
 */
export async function once(
  database: Database,
  clock: WallClock,
  operation: Operation,
  effect: (tx: Sql) => Promise<unknown>,
): Promise<Answered> {
  const { scope, opId, route } = operation;
  const bodySha256 = bodyHash(operation.body);
  try {
    return await database.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = '${WAIT}'`));
      const mine = await tx
        .insert(clientOps)
        .values({ scope, opId, route, bodySha256, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning({ opId: clientOps.opId });
      if (mine.length === 0) {
        const earlier = await remembered(tx, operation);
        // Swept away between the two statements: the next delivery starts afresh.
        if (earlier === null) throw inProgress();
        return earlier;
      }
      const body = await effect(tx);
      await tx.update(clientOps).set({ status: 200, body }).where(own(operation));
      return { status: 200, body, replayed: false };
    });
  } catch (error) {
    if (sqlState(error) === LOCK_TIMEOUT) throw inProgress();
    throw error;
  }
}

const inProgress = () =>
  new AppError('in_progress', 'This request is already being worked on. Please wait a moment.', {
    retryAfterSeconds: 2,
  });
