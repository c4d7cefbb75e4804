import * as v from 'valibot';
import type { ServerLog } from '../../src/lib/log.ts';
import { SECOND } from '../../src/lib/moments.ts';
import { type FetchLimits, fetchPublic } from './public-fetch.ts';
import { readCapped } from './read-capped.ts';

/** Words found on a page of the web: quoted with its address, and otherwise trusted with nothing. */
export interface Passage {
  readonly title: string;
  readonly url: string;
  readonly text: string;
}

export interface Search {
  /** At most three passages, best first; empty when the search or every page fails. */
  passages(question: string, signal: AbortSignal): Promise<readonly Passage[]>;
}

const PAGES = 3;
const SEARCH_BYTES = 1_000_000;
const PAGE_BYTES = 500_000;
const TIMEOUT_MS = 6 * SECOND;
const LONGEST = 320;

const Results = v.object({
  results: v.array(
    v.object({ title: v.pipe(v.string(), v.maxLength(500)), url: v.pipe(v.string(), v.maxLength(2_000)) }),
  ),
});

/** SearXNG by its JSON interface. `baseUrl` is the operator's own and may be private; what it finds may not. */
export function createSearch(
  baseUrl: string,
  log: ServerLog,
  limits: Pick<FetchLimits, 'resolve' | 'isAllowed'> = {},
): Search {
  const find = async (question: string, signal: AbortSignal) => {
    const query = new URLSearchParams({ q: question.slice(0, 300), format: 'json', safesearch: '1' });
    const answer = await fetch(`${baseUrl}/search?${query}`, {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!answer.ok) throw new Error(`The search was answered ${answer.status}`);
    return v.parse(v.pipe(v.string(), v.parseJson(), Results), await readCapped(answer, SEARCH_BYTES)).results;
  };
  const read = async (
    result: { readonly title: string; readonly url: string },
    question: string,
    signal: AbortSignal,
  ) => {
    const html = await fetchPublic(result.url, { ...limits, maxBytes: PAGE_BYTES, timeoutMs: TIMEOUT_MS, signal });
    const text = bestPassage(plainText(html), question);
    return text === '' ? [] : [{ title: plainText(result.title).slice(0, 160), url: result.url, text }];
  };
  return {
    async passages(question, signal) {
      try {
        const found = (await find(question, signal)).slice(0, PAGES);
        const pages = await Promise.allSettled(found.map((result) => read(result, question, signal)));
        for (const page of pages)
          if (page.status === 'rejected') log.warn('search', { message: String((page.reason as Error).name) });
        return pages.flatMap((page) => (page.status === 'fulfilled' ? page.value : []));
      } catch (error) {
        log.warn('search', { message: error instanceof Error ? error.message : 'failed' });
        return [];
      }
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a page, without its marks. What looks like markup afterwards is only text to whoever shows it. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style|noscript|template|svg|head)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/(?:p|div|li|h\d|td|tr|section|article)>/gi, '. ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/([.!?])(?: ?\.)+/g, '$1')
    .trim();

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** The sentence of a page that shares most words with the question; '' when none shares two. */
function bestPassage(text: string, question: string): string {
  const asked = new Set(words(question));
  let best = '';
  let most = 1;
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    if (sentence.length < 40) continue;
    const met = new Set(words(sentence).filter((w) => asked.has(w))).size;
    if (met > most) {
      most = met;
      best = sentence;
    }
  }
  return best.length > LONGEST ? `${best.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : best;
}
