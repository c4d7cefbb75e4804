import { eq } from 'drizzle-orm';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import type { Database, Sql } from '../db/database.ts';
import { sourceHealth } from '../db/schema/sources.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';

type Row = typeof sourceHealth.$inferSelect;

/** After so many failures in a row a source is left alone for a while, twice as long after each further one. */
const OPENS_AFTER = 3;
const OPEN_MS = 60 * SECOND;
const LONGEST_OPEN_MS = 3_600 * SECOND;
const TIMES_KEPT = 50;

/** Counts how sources answer, for the operator, and for the breaker that spares a source in trouble; over all processes. */
export interface SourceHealth {
  /** When the source may be asked again; null: now. */
  openUntil(source: string): Promise<Date | null>;
  answered(source: string, tookMs: number): Promise<void>;
  failed(source: string, error: unknown, tookMs: number): Promise<void>;
}

const NEW = {
  calls: 0,
  failures: 0,
  inARow: 0,
  openUntil: null,
  lastError: null,
  lastErrorAt: null,
  lastOkAt: null,
  times: [],
};

function pauseMs(inARow: number, error: unknown): number {
  const asked = error instanceof OutgoingError ? (error.retryAfterMs ?? 0) : 0;
  const own = inARow < OPENS_AFTER ? 0 : Math.min(OPEN_MS * 2 ** (inARow - OPENS_AFTER), LONGEST_OPEN_MS);
  return Math.max(asked, own);
}

/** Never what a library said in full: it may hold the address with its key. */
const saidOf = (error: unknown): string =>
  error instanceof OutgoingError ? error.message : error instanceof Error ? error.name : 'failed';

export function createSourceHealth(database: Database, clock: WallClock): SourceHealth {
  const note = (source: string, change: (row: Row, now: Date) => Partial<Row>) =>
    database.transaction(async (tx) => {
      const now = clock.now();
      await tx
        .insert(sourceHealth)
        .values({ source, ...NEW, since: now })
        .onConflictDoNothing();
      const [row] = await tx.select().from(sourceHealth).where(eq(sourceHealth.source, source)).for('update');
      if (row === undefined) return;
      await tx
        .update(sourceHealth)
        .set({ calls: row.calls + 1, ...change(row, now) })
        .where(eq(sourceHealth.source, source));
    });
  return {
    async openUntil(source) {
      const [row] = await database.sql
        .select({ until: sourceHealth.openUntil })
        .from(sourceHealth)
        .where(eq(sourceHealth.source, source));
      return row?.until && row.until > clock.now() ? row.until : null;
    },
    answered: (source, tookMs) =>
      note(source, ({ times }, now) => ({
        inARow: 0,
        openUntil: null,
        lastOkAt: now,
        times: [...times, Math.round(tookMs)].slice(-TIMES_KEPT),
      })),
    failed: (source, error, tookMs) =>
      note(source, ({ failures, inARow, times }, now) => {
        const pause = pauseMs(inARow + 1, error);
        return {
          failures: failures + 1,
          inARow: inARow + 1,
          openUntil: pause > 0 ? new Date(now.getTime() + pause) : null,
          lastError: saidOf(error),
          lastErrorAt: now,
          times: [...times, Math.round(tookMs)].slice(-TIMES_KEPT),
        };
      }),
  };
}

export const readSourceHealth = (sql: Sql): Promise<Row[]> => sql.select().from(sourceHealth);
