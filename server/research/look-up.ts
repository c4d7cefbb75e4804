import type { Evidence } from '../../src/engine/types.ts';
import type { ServerLog } from '../../src/lib/log.ts';
import { SECOND, type WallClock } from '../../src/lib/moments.ts';
import { bearingOf } from '../documents/bearing.ts';
import type { About, Candidate } from '../documents/passages.ts';
import type { DocumentReader } from '../documents/reader.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { AskDeps } from '../sources/asked-source.ts';
import type { AnySource, RecordsAdapter, SourceAdapter, SourceQuery } from '../sources/port.ts';
import { choosePassages, type Offered, passageOf } from './choose-passages.ts';
import type { LookUpPlan } from './look-up-plan.ts';
import { readPublic } from './look-up-read.ts';
import { createSearcher, type FoundHit, type Searcher, type Spending } from './look-up-search.ts';
import { inTurns } from './look-up-turns.ts';
import type { Trail } from './trail.ts';

/** How much one look-up may take: seconds, calls that leave the server, searches among them, documents. */
export interface LookUpLimits {
  readonly timeMs: number;
  readonly calls: number;
  readonly searches: number;
  readonly documents: number;
}

export const LOOK_UP_LIMITS: LookUpLimits = { timeMs: 45 * SECOND, calls: 24, searches: 12, documents: 12 };

/** The lines of a trail that each stand for a call. */
const CALLS = ['searched', 'read', 'failed'];

/** Where nobody answers within this, there is no network, and the research goes on without. */
const ONLINE_MS = 0.9 * SECOND;

/** Looks up what others have published on a problem. */
export interface LookUp {
  /** Null where there is no network. Throws only what `signal` was aborted with; whatever fails outside is told in the trail. */
  run(plan: LookUpPlan, trail: Trail, signal: AbortSignal): Promise<Evidence | null>;
}

export interface LookUpDeps {
  readonly sources: readonly AnySource[];
  readonly ask: AskDeps;
  readonly outgoing: Outgoing;
  readonly reader: DocumentReader;
  readonly clock: WallClock;
  readonly log: ServerLog;
  readonly limits?: LookUpLimits;
}

/** One look-up under way. */
interface Run extends LookUpDeps {
  readonly limits: LookUpLimits;
  readonly plan: LookUpPlan;
  readonly trail: Trail;
  readonly spending: Spending;
  readonly searcher: Searcher;
  readonly signal: AbortSignal;
}

export function createLookUp(deps: LookUpDeps): LookUp {
  const { sources, outgoing, limits = LOOK_UP_LIMITS } = deps;
  const bases = sources.map(({ base }) => base);
  return {
    async run(plan, trail, signal) {
      if (!(await outgoing.isOnline(bases, ONLINE_MS, signal))) return null;
      // At its end the best so far stands: running out of time is no failure.
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(limits.timeMs)]);
      const spent = trail.told.filter(({ kind }) => CALLS.includes(kind)).length;
      const spending = { calls: limits.calls - spent };
      const searcher = createSearcher({ ...deps, trail, spending, signal: inTime });
      const run: Run = { ...deps, limits, plan, trail, spending, searcher, signal: inTime };
      const figures = (await recordsOf(run)).flat();
      const found = await search(run);
      const hits = found.flat();
      const offered = [...(await fromAbstracts(run, hits)), ...(await fromDocuments(run, found))];
      signal.throwIfAborted();
      const chosen = choosePassages(
        found.map((own) => offered.filter(({ hit }) => own.some(({ url }) => url === hit.url))),
      );
      for (const { hit } of chosen)
        await trail.note({ kind: 'kept', title: hit.title, url: hit.url, source: hit.publisher });
      await trail.note({ kind: 'left_out', count: hits.length - new Set(chosen.map(({ hit }) => hit.url)).size });
      return { passages: chosen.map((one, i) => passageOf(one, i + 1)), figures };
    },
  };
}

const isRecords = (source: AnySource): source is RecordsAdapter => source.kind === 'records';
const isSearched = (source: AnySource): source is SourceAdapter =>
  source.kind === 'literature' || source.kind === 'web';

async function recordsOf({ sources, searcher, plan }: Run) {
  const found = [];
  for (const source of sources.filter(isRecords)) found.push(await searcher.records(source, plan.records));
  return found;
}

/** How the subject is called where it is written about: a name that our own words lack, to search for when little is found. */
async function orient({ sources, searcher }: Run, query: SourceQuery): Promise<SourceQuery | null> {
  const guides = sources.filter((source): source is SourceAdapter => source.kind === 'orientation');
  const own = [...query.words, ...query.any, query.country].join(' ').toLowerCase();
  for (const guide of guides) {
    const hits = await searcher.search(guide, query);
    const name = hits.map(({ title }) => title.replace(/ \(.*\)$/, '')).find((title) => isNewName(title, query, own));
    if (name !== undefined) return { ...query, words: [name], any: [] };
  }
  return null;
}

const LONGEST_NAME = 4;
/** A short name that shares a word with the question and says more than it. */
const isNewName = (title: string, { words }: SourceQuery, own: string): boolean => {
  const parts = title.toLowerCase().split(' ');
  const shares = words.some((word) =>
    word
      .toLowerCase()
      .split(' ')
      .some((w) => w.length > 3 && title.toLowerCase().includes(w.slice(0, -1))),
  );
  return parts.length <= LONGEST_NAME && shares && !own.includes(title.toLowerCase());
};

const FEW = 6;

/**
 * What each query found and none before it: each asks a source in turn, and each begins at another, so that none goes
 * without; once more under another name where little was found.
 */
async function search(run: Run): Promise<FoundHit[][]> {
  const { sources, plan, searcher, limits } = run;
  const asked = sources.filter(isSearched);
  const known = new Set<string>();
  const found: FoundHit[][] = [];
  let left = limits.searches;
  const ask = async (queries: readonly SourceQuery[]) => {
    const lists = queries.map(() => [] as FoundHit[]);
    found.push(...lists);
    for (const turn of asked.keys())
      for (const [q, query] of queries.entries()) {
        const source = asked[(q + turn) % asked.length];
        if (source === undefined || left <= 0) return;
        left -= 1;
        for (const hit of await searcher.search(source, query)) {
          const key =
            hit.title
              .toLowerCase()
              .replace(/[^\p{L}\p{N}]+/gu, ' ')
              .trim() || hit.url;
          if (known.has(key)) continue;
          known.add(key);
          lists[q]?.push(hit);
        }
      }
  };
  const [first] = plan.queries;
  const other = first === undefined ? null : await orient(run, first);
  await ask(plan.queries);
  if (other !== null && known.size < FEW) await ask([other]);
  return found;
}

const aboutOf = ({ title, country, published }: FoundHit): About => ({ title, country, published });

async function offer(run: Run, hit: FoundHit, blocks: readonly { place: string; text: string }[]): Promise<Offered[]> {
  const { reader, plan, signal, log } = run;
  const picked: readonly Candidate[] = await reader
    .pick({ blocks: [...blocks] }, aboutOf(hit), plan.terms, signal)
    .catch((error: Error) => {
      if (!signal.aborted) log.warn('document', { message: error.message });
      return [];
    });
  return picked.map((candidate) => ({ hit, candidate }));
}

async function fromAbstracts(run: Run, hits: readonly FoundHit[]): Promise<Offered[]> {
  const offered: Offered[] = [];
  for (const hit of hits) {
    if (hit.abstract !== '') offered.push(...(await offer(run, hit, [{ place: 'abstract', text: hit.abstract }])));
  }
  return offered;
}

/** Of one host no more are read: what it has to say stands in the first ones. */
const PER_HOST = 2;

/** How much a document looks like the problem by what is told of it. */
function promiseOf(hit: FoundHit, { terms }: LookUpPlan): number {
  const { good, event, people, local, country, elsewhere } = bearingOf(
    `${hit.title}. ${hit.abstract}`,
    aboutOf(hit),
    terms,
  );
  const topic = 2 * Math.min(good, 2) + 2 * Math.min(event, 2) + Math.min(people, 2) + Math.min(local, 3);
  // The plain text of a whole report is most to read for one call.
  const isWhole = hit.fullText?.type === 'text' ? 2 : 0;
  return topic + isWhole + (country === '' ? 0 : 3) - (elsewhere ? 6 : 0);
}

/** The documents of each query in turn, those that promise most first. */
function toRead({ plan, limits }: Run, found: readonly (readonly FoundHit[])[]): FoundHit[] {
  const hosts = new Map<string, number>();
  const lists = found.map((hits) =>
    hits
      .flatMap((hit) =>
        hit.fullText === null ? [] : [{ hit, host: new URL(hit.fullText.url).host, promise: promiseOf(hit, plan) }],
      )
      .sort((a, b) => b.promise - a.promise),
  );
  return inTurns(lists)
    .filter(({ host }) => {
      const count = hosts.get(host) ?? 0;
      hosts.set(host, count + 1);
      return count < PER_HOST;
    })
    .slice(0, limits.documents)
    .map(({ hit }) => hit);
}

async function fromDocuments(run: Run, found: readonly (readonly FoundHit[])[]): Promise<Offered[]> {
  const offered: Offered[] = [];
  const { trail, signal } = run;
  for (const hit of toRead(run, found)) {
    if (signal.aborted) break;
    const address = hit.fullText?.url ?? hit.url;
    const read = await readPublic({ ...run, cache: run.ask.cache, limiter: run.ask.limiter }, address, hit.title);
    if (read === null) continue;
    const { document, seen_at } = read;
    const known: FoundHit = {
      ...hit,
      seen_at,
      title: hit.abstract === '' ? document.title || hit.title : hit.title,
      publisher: hit.abstract === '' ? document.publisher || hit.publisher : hit.publisher,
      published: hit.published || document.published,
    };
    const picked = await offer(run, known, document.blocks);
    await trail.note({ kind: 'read', title: known.title, url: known.url, count: picked.length });
    offered.push(...picked);
  }
  return offered;
}
