import { and, asc, eq, gt } from 'drizzle-orm';
import type { ReportContent } from '../../../src/contract/report.ts';
import type { TrailEntry } from '../../../src/contract/trail.ts';
import type { WallClock } from '../../../src/lib/moments.ts';
import type { Sql } from '../../db/database.ts';
import { researchTrail } from '../../db/schema/sources.ts';

export type TrailLine = Omit<TrailEntry, 'n'>;

/** Enough to follow what happened; a job that runs longer tells no more of it. */
const LONGEST = 180;

/** Those behind the line `after`, oldest first. */
export async function readTrail(sql: Sql, workId: string, after = 0): Promise<TrailEntry[]> {
  const rows = await sql
    .select({ entry: researchTrail.entry })
    .from(researchTrail)
    .where(and(eq(researchTrail.workId, workId), gt(researchTrail.n, after)))
    .orderBy(asc(researchTrail.n));
  return rows.map(({ entry }) => entry);
}

/** Writes down what happens in a job as it happens. */
export interface Trail {
  /** What was told before this worker took the job over. */
  readonly told: readonly TrailEntry[];
  note(line: TrailLine): Promise<void>;
}

/**
 * The trail of a job. One that goes on after its worker was killed walks the same way again: what was told before is not
 * told twice.
 */
export async function openTrail(
  sql: Sql,
  clock: WallClock,
  workId: string,
  changed: (workId: string) => void,
): Promise<Trail> {
  const told = await readTrail(sql, workId);
  const known = new Set(told.map(({ n: _, ...line }) => JSON.stringify(line)));
  let last = told.at(-1)?.n ?? 0;
  return {
    told,
    async note(line) {
      const words = JSON.stringify(line);
      if (known.has(words) || last >= LONGEST) return;
      known.add(words);
      last += 1;
      await sql
        .insert(researchTrail)
        .values({ workId, n: last, at: clock.now(), entry: { n: last, ...line } })
        .onConflictDoNothing();
      changed(workId);
    },
  };
}

/** Kept is what the report shows; what was kept on the way and left out in the end is counted with what was left out. */
export function trailOf({ sources }: Pick<ReportContent, 'sources'>, trail: readonly TrailEntry[]): TrailEntry[] {
  const shown = new Set(sources.filter(({ passage }) => passage !== undefined).map(({ source_url }) => source_url));
  const isUnused = ({ kind, url }: TrailEntry) => kind === 'kept' && (url === undefined || !shown.has(url));
  const unused = new Set(trail.filter(isUnused).map(({ url }) => url)).size;
  const told = trail.filter((line) => !isUnused(line));
  // Each round tells what it left out; read afterwards, it is one number.
  const [last] = told.filter(({ kind }) => kind === 'left_out').slice(-1);
  const left = told.reduce((sum, { kind, count = 0 }) => (kind === 'left_out' ? sum + count : sum), unused);
  return told.flatMap((line) => (line.kind !== 'left_out' ? line : line === last ? { ...line, count: left } : []));
}
