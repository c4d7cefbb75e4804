import { languageOf } from '../../../src/engine/reading/language.ts';
import { splitWords, termOf } from '../../../src/engine/reading/terms.ts';
import type { SourceAdapter } from '../../sources/port.ts';
import { withoutOrders } from '../../sources/query-text.ts';
import type { LookUpDeps } from './look-up.ts';
import { readPublic } from './look-up-read.ts';
import { createSearcher, type FoundHit } from './look-up-search.ts';

/** Words found on a page of the web: quoted with its address, and otherwise trusted with nothing. */
export interface WebPassage {
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

export interface WebSearch {
  /** At most three passages, best first; empty when the search or every page fails. Only key words of the question leave. */
  passages(question: string, country: string, signal: AbortSignal): Promise<readonly WebPassage[]>;
}

const PAGES = 3;
const MOST_WORDS = 6;
const LONGEST_TITLE = 160;
const TIME_MS = 15_000;

const SILENT = { note: async () => {}, told: [] };

/** The telling words of a question: those that name things, not those that ask. */
export const keyWordsOf = (question: string): string[] => {
  const { language } = languageOf(question);
  const words = splitWords(withoutOrders(question)).filter(
    (word) => word.length >= 4 && termOf(word, language) !== null,
  );
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MOST_WORDS);
};

/** By the web sources that an operator has set; null where there are none. */
export function createWebSearch(deps: LookUpDeps): WebSearch | null {
  const web = deps.sources.filter((source): source is SourceAdapter => source.kind === 'web');
  if (web.length === 0) return null;
  const { cache, limiter } = deps.ask;

  const find = async (words: readonly string[], country: string, signal: AbortSignal): Promise<readonly FoundHit[]> => {
    const searcher = createSearcher({ ...deps, trail: SILENT, spending: { calls: web.length }, signal });
    for (const source of web) {
      const hits = await searcher.search(source, { words, any: [], country, iso2: '', language: 'en' });
      if (hits.length > 0) return hits;
    }
    return [];
  };

  return {
    async passages(question, country, signal) {
      const words = keyWordsOf(question);
      if (words.length === 0) return [];
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIME_MS)]);
      const hits = (await find(words, country, inTime)).slice(0, PAGES);
      const read = { ...deps, cache, limiter, trail: SILENT, spending: { calls: PAGES }, signal: inTime };
      const found: WebPassage[] = [];
      for (const hit of hits) {
        const kept = await readPublic(read, hit.fullText?.url ?? hit.url, hit.title);
        const text =
          kept === null ? '' : await deps.reader.bestSentence([kept.document, words], inTime).catch(() => '');
        if (text !== '') found.push({ title: hit.title.slice(0, LONGEST_TITLE), url: hit.url, text });
      }
      signal.throwIfAborted();
      return found;
    },
  };
}
