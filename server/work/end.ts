import { and, eq, inArray } from 'drizzle-orm';
import type { WallClock } from '../../src/lib/moments.ts';
import { refundCredit } from '../db/credit-ledger.ts';
import type { Sql } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import type { WorkRow, WorkTable } from './work-table.ts';

/** Which work is meant: `queueId` names the entry and `attempt` the worker; one that was replaced has no say any more. */
export interface OpenWork {
  readonly id: string;
  readonly userId?: string;
  readonly queueId?: string;
  readonly attempt?: number;
}

/** Notes within `tx` how a row's work ended, where its kind is counted. */
export async function noteEnd(
  tx: Sql,
  clock: WallClock,
  table: WorkTable,
  row: WorkRow,
  status: 'completed' | 'failed' | 'cancelled',
): Promise<void> {
  const event = (await table.kindOf(tx, row.id)).ends[status];
  if (event !== undefined) await recordEvent(tx, clock.now(), event, row.userId);
}

/** Why work ends: the sentence its person reads (its kind's own where there is none), and the cause for operators. */
export interface EndReason {
  readonly error?: string | null;
  readonly cause?: string;
}

/**
 * Ends open work without a result and gives its credit back, within `tx`. A cause that this try noted before stays. Whoever
 * comes second changes nothing and is answered false, so that the credit is given back exactly once.
 */
export async function endWork(
  tx: Sql,
  clock: WallClock,
  table: WorkTable,
  work: OpenWork,
  status: 'failed' | 'cancelled',
  { error = null, cause }: EndReason = {},
): Promise<boolean> {
  const { rows } = table;
  const open = [eq(rows.id, work.id), inArray(rows.status, [...table.open])];
  if (work.userId !== undefined) open.push(eq(rows.userId, work.userId));
  if (work.queueId !== undefined) open.push(eq(rows.queueId, work.queueId));
  if (work.attempt !== undefined) open.push(eq(rows.attempt, work.attempt));
  const said = error ?? (status === 'failed' ? (await table.kindOf(tx, work.id)).failure : null);
  const [row] = await tx
    .update(rows)
    .set({ status, error: said, ...(cause !== undefined && { cause }), updatedAt: clock.now() })
    .where(and(...open))
    .returning();
  if (row === undefined) return false;
  await noteEnd(tx, clock, table, row, status);
  await refundWork(tx, table, row);
  return true;
}

/** Gives the credit of a row back within `tx`, once; an exempt account has none to give back. The caller holds the row. */
export async function refundWork(
  tx: Sql,
  { rows, credit }: WorkTable,
  row: Pick<WorkRow, 'id' | 'userId' | 'creditWeek' | 'refunded'>,
): Promise<void> {
  if (row.creditWeek === null || row.refunded) return;
  await refundCredit(tx, { userId: row.userId, type: credit, week: row.creditWeek });
  await tx.update(rows).set({ refunded: true }).where(eq(rows.id, row.id));
}
