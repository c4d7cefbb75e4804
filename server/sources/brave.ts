import * as v from 'valibot';
import { HOUR } from '../../src/lib/moments.ts';
import type { AskJson } from './ask-json.ts';
import type { SourceAdapter } from './port.ts';
import { plainQuery } from './query-text.ts';
import { Loose, languageCode, listOf } from './text.ts';
import { webHit } from './web-hit.ts';

const Result = v.object({ url: v.string(), title: Loose, page_age: Loose, language: Loose });
/** `web` is absent when there is nothing; an error has another `type`. */
const Answer = v.object({
  type: v.literal('search'),
  web: v.optional(v.object({ results: listOf(Result) }), { results: [] }),
});

const COUNT = '10';
/** Theirs are 400 characters and 50 words. */
const MOST_WORDS = 40;

/** Brave Search. Its terms let results be kept for the moment's use only: the address, the title and the date, for an hour. */
export const brave = (ask: AskJson, key: string, base = 'https://api.search.brave.com/res/v1'): SourceAdapter => ({
  name: 'brave',
  title: 'Brave Search',
  kind: 'web',
  base,
  everyMs: 1_100,
  keepMs: HOUR,
  async search(query, signal) {
    const q = plainQuery(query).split(' ').slice(0, MOST_WORDS).join(' ');
    const url = new URL(`${base}/web/search`);
    // Most countries of Africa have no code there: the name in the query does it.
    url.search = String(
      new URLSearchParams({ q, count: COUNT, country: 'ALL', result_filter: 'web', safesearch: 'moderate' }),
    );
    const { web } = await ask({ url, headers: { 'x-subscription-token': key } }, Answer, signal);
    return web.results.flatMap(({ url: page, title, page_age: age, language }) =>
      webHit('brave', { url: page, title, published: age, language: languageCode(language) }),
    );
  },
});
