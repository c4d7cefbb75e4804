import { MOST_QUOTED } from '../../../src/engine/passages.ts';
import type { Evidence } from '../../../src/engine/types.ts';
import type { ServerLog } from '../../../src/lib/log.ts';
import { SECOND, type WallClock } from '../../../src/lib/moments.ts';
import type { Block, Terms } from '../../documents/document.ts';
import type { Given } from '../../documents/document-thread.ts';
import { isOfNoFindings } from '../../documents/findings.ts';
import { isRetraction } from '../../documents/of-itself.ts';
import { paragraphsIn } from '../../documents/paragraphs.ts';
import type { About } from '../../documents/passages.ts';
import { hasPromptInjection } from '../../documents/prompt-injection.ts';
import type { DocumentReader } from '../../documents/reader.ts';
import { matchSentence } from '../../documents/relevance.ts';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import type { AskDeps } from '../../sources/asked-source.ts';
import type { AnySource, RecordsAdapter, SourceAdapter, SourceQuery } from '../../sources/port.ts';
import type { Trail } from '../job/trail.ts';
import { chooseWithAbroad, type Offered, passageOf } from './choose-passages.ts';
import type { LookUpLimits, LookUpPlan } from './look-up-plan.ts';
import { readPublic } from './look-up-read.ts';
import { createSearcher, type FoundHit, type Searcher, type Spending } from './look-up-search.ts';

export const LOOK_UP_LIMITS: LookUpLimits = {
  timeMs: 45 * SECOND,
  calls: 38,
  searches: 16,
  documents: 20,
  passages: MOST_QUOTED,
};

/** The lines of a trail that each stand for a call. */
const CALLS = ['searched', 'read', 'failed'];

/** Calls that a worker before this one spent on this round; each round ends with what it left out. */
function spentIn({ told }: Trail, { after }: LookUpPlan): number {
  const end = told.findIndex(({ kind }) => kind === 'left_out');
  const [first, second] = end < 0 ? [told, []] : [told.slice(0, end), told.slice(end)];
  return (after === undefined ? first : second).filter(({ kind }) => CALLS.includes(kind)).length;
}

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
  /** Addresses of what takes back its own words, or speaks to machines. */
  readonly unsound: Set<string>;
}

export function createLookUp(deps: LookUpDeps): LookUp {
  const { sources, outgoing } = deps;
  const bases = sources.map(({ base }) => base);
  return {
    async run(plan, trail, signal) {
      if (!(await outgoing.isOnline(bases, ONLINE_MS, signal))) return null;
      const limits = deps.limits ?? plan.limits ?? LOOK_UP_LIMITS;
      // At its end the best so far stands: running out of time is no failure.
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(limits.timeMs)]);
      const spending = { calls: limits.calls - spentIn(trail, plan) };
      const searcher = createSearcher({ ...deps, trail, spending, signal: inTime });
      const run: Run = { ...deps, limits, plan, trail, spending, searcher, signal: inTime, unsound: new Set() };
      const figures = (await recordsOf(run)).flat();
      const found = await search(run);
      const abstracts = await fromAbstracts(run, found);
      const documents = await fromDocuments(run, found, abstracts);
      const offered = [...abstracts.filter(({ hit }) => !run.unsound.has(hit.url)), ...documents];
      signal.throwIfAborted();
      const chosen = chooseWithAbroad(offered, plan.terms.countries, limits.passages);
      for (const { hit } of chosen)
        await trail.note({ kind: 'kept', title: hit.title, url: hit.url, source: hit.publisher });
      await trail.note({ kind: 'left_out', count: found.length - new Set(chosen.map(({ hit }) => hit.url)).size });
      return { passages: chosen.map((one, i) => passageOf(one, (plan.after ?? 0) + i + 1)), figures };
    },
  };
}

const isRecords = (source: AnySource): source is RecordsAdapter => source.kind === 'records';
const isSearched = (source: AnySource): source is SourceAdapter =>
  source.kind === 'literature' || source.kind === 'web';

async function recordsOf({ sources, searcher, plan }: Run) {
  if (plan.records.codes.length === 0) return [];
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

/** A hit with the places in the plan of the queries that found it, the first one first. */
interface Found {
  hit: FoundHit;
  readonly by: number[];
}

/** What says of itself that it is no finding, or speaks to machines, is not looked at. */
const isWorthless = ({ title, abstract }: FoundHit): boolean =>
  isOfNoFindings(title) || isRetraction(title) || [title, abstract].some(hasPromptInjection);

const keyOf = ({ title, url }: FoundHit): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || url;

/**
 * What the queries found. The narrowest is asked of every source; the others ask in turn, and each begins at another source, so
 * that none goes without. Once more under another name where little was found.
 */
async function search(run: Run): Promise<Found[]> {
  const { sources, plan, searcher, limits } = run;
  const asked = sources.filter(isSearched);
  const found = new Map<string, Found>();
  let left = limits.searches;
  const ask = async (source: SourceAdapter | undefined, query: SourceQuery, by: number) => {
    if (source === undefined) return;
    if (!searcher.isAsked(source, query)) {
      if (left <= 0) return;
      left -= 1;
    }
    for (const hit of await searcher.search(source, query)) {
      if (isWorthless(hit)) continue;
      const known = found.get(keyOf(hit));
      if (known === undefined) found.set(keyOf(hit), { hit, by: [by] });
      else {
        known.by.push(by);
        // One source knows the abstract, another where the whole text is.
        const { fullText, abstract } = known.hit;
        known.hit = { ...known.hit, fullText: fullText ?? hit.fullText, abstract: abstract || hit.abstract };
      }
    }
  };
  const [first, ...others] = plan.queries;
  if (first === undefined) return [];
  const other = await orient(run, first);
  for (const source of asked) if (left > others.length) await ask(source, first, 0);
  const webs = asked.filter(({ kind }) => kind === 'web');
  for (const turn of asked.keys())
    for (const [q, query] of others.entries()) {
      // Literature names its country; whoever writes for a town on the web does not.
      const own = (query.town !== undefined || plan.isOfTheWeb) && webs.length > 0 ? webs : asked;
      if (turn < own.length) await ask(own[(q + turn) % own.length], query, q + 1);
    }
  if (other !== null && found.size < FEW) for (const source of asked) await ask(source, other, 0);
  return [...found.values()];
}

/** What is looked for in a document, by the first query that found it. */
const termsFor = ({ terms, termsOf }: LookUpPlan, [first = 0]: readonly number[]): Terms => termsOf?.[first] ?? terms;

const aboutOf = ({ title, country, published }: FoundHit): About => ({ title, country, published });

/** Null where a document took too long to look through: nothing of it is taken. */
async function lookedThrough<T>({ signal, log }: Run, made: Promise<T>): Promise<T | null> {
  try {
    return await made;
  } catch (error) {
    if (!signal.aborted) log.warn('document', { message: (error as Error).message });
    return null;
  }
}

async function offer(run: Run, hit: FoundHit, by: readonly number[], blocks: readonly Block[]): Promise<Offered[]> {
  const { reader, plan, signal } = run;
  const given: Given<'pick'> = [{ blocks: [...blocks] }, aboutOf(hit), termsFor(plan, by)];
  const picked = (await lookedThrough(run, reader.pick(given, signal))) ?? [];
  return picked.map((candidate) => ({ hit, candidate, query: by[0] ?? 0 }));
}

async function fromAbstracts(run: Run, found: readonly Found[]): Promise<Offered[]> {
  const offered: Offered[] = [];
  for (const { hit, by } of found) {
    const { abstract: text } = hit;
    const blocks = paragraphsIn(text).map((paragraph) => ({ place: 'abstract', text: paragraph }));
    if (blocks.length > 0) offered.push(...(await offer(run, hit, by, blocks)));
  }
  return offered;
}

/** Of one host no more are read: what it has to say stands in the first ones. */
const PER_HOST = 2;

/** How much a document looks like the problem by its title and by how many searches named it. */
function promiseOf({ hit, by }: Found, plan: LookUpPlan, abstracts: readonly Offered[]): number {
  const { thing, people, trouble, theirs, isTheirs, where } = matchSentence(
    `${hit.title}. ${hit.country}`,
    termsFor(plan, by),
  );
  const topic =
    2 * Math.min(thing.size, 2) + 2 * Math.min(trouble.size, 2) + Math.min(people.size, 2) + Math.min(theirs.size, 3);
  const place = where === 'elsewhere' ? -6 : (where === '' || where === 'region' ? 0 : 3) + (isTheirs ? 2 : 0);
  // The plain text of a whole report is most to read for one call; of a paper the abstract is read already, and where it bears
  // on the problem, the rest does, and shows whether the abstract still holds.
  const isQuoted = abstracts.some((one) => one.hit.url === hit.url);
  const more = hit.fullText?.type === 'text' || hit.abstract === '' ? 3 : isQuoted ? 4 : 0;
  return topic + more + Math.min(by.length, 3) + place;
}

/** What a query loses for each document that was taken for it, so that others have their turn. */
const TAKEN = 0.75;

/** Those that promise most first, over all queries. */
function toRead({ plan, limits }: Run, found: readonly Found[], abstracts: readonly Offered[]): Found[] {
  const waiting = found.flatMap((one) => {
    const { fullText } = one.hit;
    return fullText === null
      ? []
      : [{ one, host: new URL(fullText.url).host, promise: promiseOf(one, plan, abstracts) }];
  });
  const hosts = new Map<string, number>();
  const turns = new Map<number, number>();
  const taken: Found[] = [];
  const worth = ({ one, promise }: (typeof waiting)[number]) => promise - TAKEN * (turns.get(one.by[0] ?? 0) ?? 0);
  while (waiting.length > 0 && taken.length < limits.documents) {
    const best = waiting.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    waiting.splice(waiting.indexOf(best), 1);
    const ofHost = hosts.get(best.host) ?? 0;
    if (ofHost >= PER_HOST) continue;
    hosts.set(best.host, ofHost + 1);
    const [query = 0] = best.one.by;
    turns.set(query, (turns.get(query) ?? 0) + 1);
    taken.push(best.one);
  }
  return taken;
}

/** `abstracts`: what was picked from them. */
async function fromDocuments(run: Run, found: readonly Found[], abstracts: readonly Offered[]): Promise<Offered[]> {
  const offered: Offered[] = [];
  const { trail, signal, unsound } = run;
  for (const { hit, by } of toRead(run, found, abstracts)) {
    if (signal.aborted) break;
    const address = hit.fullText?.url ?? hit.url;
    const read = await readPublic({ ...run, cache: run.ask.cache, limiter: run.ask.limiter }, address, hit.title);
    if (read === null) continue;
    const { document, seen_at } = read;
    const dated = hit.published || document.published;
    const itself = await lookedThrough(run, run.reader.ofItself([document, dated], signal));
    if (itself === null) {
      if (!signal.aborted) await trail.note({ kind: 'failed', title: hit.title, url: address });
      continue;
    }
    const known: FoundHit = {
      ...hit,
      seen_at,
      title: hit.abstract === '' ? document.title || hit.title : hit.title,
      publisher: hit.abstract === '' ? document.publisher || hit.publisher : hit.publisher,
      published: itself.published,
    };
    // What the whole text takes back stands in its abstract all the same.
    if (itself.isUnsound) unsound.add(hit.url);
    const picked = await offer(run, known, by, document.blocks);
    await trail.note({ kind: 'read', title: known.title, url: known.url, count: picked.length });
    offered.push(...picked);
  }
  return offered;
}
