import type { FetchedFigure } from '../../../src/engine/types.ts';
import type { ServerLog } from '../../../src/lib/log.ts';
import type { WallClock } from '../../../src/lib/moments.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { type AskDeps, askSource, SourceRestsError } from '../../sources/asked-source.ts';
import type { AnySource, Hit, RecordsAdapter, RecordsQuery, SourceAdapter, SourceQuery } from '../../sources/port.ts';
import { whereOf } from '../../sources/query-text.ts';
import type { Trail } from '../job/trail.ts';

/** A hit, and when it was found. */
export interface FoundHit extends Hit {
  readonly seen_at: string;
}

/** What a look-up may still spend; every call that leaves the server takes from it. */
export interface Spending {
  calls: number;
}

export interface SearchDeps {
  readonly ask: AskDeps;
  readonly clock: WallClock;
  readonly log: ServerLog;
  readonly trail: Trail;
  readonly spending: Spending;
  /** The job's own end, or the time it may take. */
  readonly signal: AbortSignal;
}

/** Asks sources for one job, and remembers which of them are not worth asking again. */
export interface Searcher {
  /** Whether this source has answered just this: asking it again is no call. */
  isAsked(source: SourceAdapter, query: SourceQuery): boolean;
  search(source: SourceAdapter, query: SourceQuery): Promise<readonly FoundHit[]>;
  records(source: RecordsAdapter, query: RecordsQuery): Promise<readonly FetchedFigure[]>;
}

const wordsOf = ({ words, any, ...place }: SourceQuery): string =>
  [...words, ...any.slice(0, 2), whereOf(place)].filter(Boolean).join(' ');

/** What a source is sent of a query, as a key. */
const requestOf = (source: SourceAdapter, query: SourceQuery): string =>
  `${source.name} ${source.sends?.(query) ?? JSON.stringify(query)}`;

export function createSearcher({ ask, clock, log, trail, spending, signal }: SearchDeps): Searcher {
  // What failed before this worker took the job over is not tried again: only what was under way is.
  const failed = new Set(trail.told.flatMap(({ kind, source }) => (kind === 'failed' && source ? [source] : [])));
  /** Of the sources elsewhere: whether one has answered, or the first could not even be connected to. */
  let elsewhere: 'unknown' | 'there' | 'away' = 'unknown';

  /** Null where it was not asked, or did not answer: never a failure of the job. */
  const asked = async <T>(
    source: AnySource,
    words: unknown,
    told: string | undefined,
    question: () => Promise<T>,
  ): Promise<T | null> => {
    if (source.kind !== 'web' && elsewhere === 'away') return null;
    if (failed.has(source.title) || signal.aborted) return null;
    // What is known costs no call: work that goes on after a kill finds again what it had found.
    if (spending.calls <= 0 && (await ask.cache.read(source.name, words)) === undefined) return null;
    try {
      const { value, known } = await askSource(ask, source, words, question, signal);
      if (!known) spending.calls -= 1;
      if (source.kind !== 'web' && !known) elsewhere = 'there';
      return value;
    } catch (error) {
      if (signal.aborted) return null;
      failed.add(source.title);
      spending.calls -= 1;
      const reason =
        error instanceof OutgoingError || error instanceof SourceRestsError ? error.message : String(error);
      if (
        source.kind !== 'web' &&
        elsewhere === 'unknown' &&
        error instanceof OutgoingError &&
        error.fault === 'unreachable'
      )
        elsewhere = 'away';
      log.warn('source', { source: source.name, message: reason });
      await trail.note({ kind: 'failed', source: source.title, ...(told !== undefined && { query: told }) });
      return null;
    }
  };

  /** What each source has been asked already. */
  const answered = new Map<string, readonly FoundHit[]>();

  return {
    isAsked: (source, query) => answered.has(requestOf(source, query)),
    async search(source, query) {
      const request = requestOf(source, query);
      const before = answered.get(request);
      if (before !== undefined) return before;
      const told = wordsOf(query);
      const answer = await asked(source, source.sends?.(query) ?? query, told, async () => ({
        hits: await source.search(query, signal),
        seen_at: clock.now().toISOString(),
      }));
      if (answer === null) return [];
      const hits = answer.hits.map((hit) => ({ ...hit, seen_at: answer.seen_at }));
      answered.set(request, hits);
      await trail.note({ kind: 'searched', source: source.title, query: told, count: answer.hits.length });
      return hits;
    },
    async records(source, query) {
      const answer = await asked(source, query, undefined, async () => ({
        records: await source.records(query, signal),
        seen_at: clock.now().toISOString(),
      }));
      if (answer === null) return [];
      await trail.note({ kind: 'searched', source: source.title, count: answer.records.length });
      return answer.records.map((record) => ({ iso3: query.iso3, ...record, seen_at: answer.seen_at }));
    },
  };
}
