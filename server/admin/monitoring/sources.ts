import type { SourceFigures } from '../../../src/contract/admin/monitoring.ts';
import { SECOND } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { readSourceHealth } from '../../sources/health.ts';
import { type SourceDesk, type Tried, trySource } from '../../sources/try-source.ts';

/** However often somebody taps: a source is tried once within this. */
const AGAIN_MS = 5 * SECOND;
const TRY_MS = 12 * SECOND;

const median = (times: readonly number[]): number | null => [...times].sort((a, b) => a - b)[times.length >> 1] ?? null;

/** Every source that is set, and how it has answered so far. */
export async function sourcesOf(sql: Sql, desk: SourceDesk | null, now: Date): Promise<SourceFigures[]> {
  const health = new Map((await readSourceHealth(sql)).map((row) => [row.source, row]));
  return (desk?.sources ?? []).map(({ name, title, kind }) => {
    const row = health.get(name);
    return {
      name,
      title,
      kind,
      calls: row?.calls ?? 0,
      failures: row?.failures ?? 0,
      last_error: row?.lastError ?? null,
      last_error_at: row?.lastErrorAt?.toISOString() ?? null,
      last_ok_at: row?.lastOkAt?.toISOString() ?? null,
      median_ms: median(row?.times ?? []),
      rests_until: row?.openUntil && row.openUntil > now ? row.openUntil.toISOString() : null,
      since: row?.since.toISOString() ?? null,
    };
  });
}

/** Tries sources for operators, none of them too often. Throws `not_found`, `rate_limit_exceeded`. */
export function createSourceTrier(desk: SourceDesk | null, now: () => number): (name: string) => Promise<Tried> {
  const triedAt = new Map<string, number>();
  return async (name) => {
    const source = desk?.sources.find((one) => one.name === name);
    if (desk === null || source === undefined) throw notFound();
    if (now() - (triedAt.get(name) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS)
      throw new AppError('rate_limit_exceeded', 'This source was tried a moment ago. Please wait some seconds.');
    triedAt.set(name, now());
    return trySource(desk, source, AbortSignal.timeout(TRY_MS));
  };
}
