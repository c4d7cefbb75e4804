import { type Clock, wait } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import type { AccountDb } from '../../store/account-db.ts';
import { isEmpty, lastIntegrityCheck, noteIntegrityCheck } from '../../store/integrity-check.ts';

/** Between two handfuls of rows that are looked through. */
const PAUSE_MS = 100;

/**
 * STO-3: looks through what another build may have written, once for each build, beside the screens. The schemas of every
 * table are loaded for that alone, when there is a network. This file's own address names the build.
 */
export async function sweepOnce(db: AccountDb, clock: Clock, log: Log, signal: AbortSignal): Promise<void> {
  const build = import.meta.url;
  if ((await lastIntegrityCheck(db)) === build) return;
  if (await isEmpty(db)) return noteIntegrityCheck(db, build);
  const { sweep } = await import(/* on demand */ '../../store/sweep.ts');
  const unreadable = await sweep(db, clock.now(), () => wait(clock, PAUSE_MS, signal));
  if (unreadable > 0) log.warn('records set aside', { count: unreadable });
  await noteIntegrityCheck(db, build);
}
