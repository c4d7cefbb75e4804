import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import type { AskJson } from './ask-json.ts';
import type { SourceAdapter } from './port.ts';
import { plainQuery } from './query-text.ts';
import { Loose, listOf } from './text.ts';
import { webHit } from './web-hit.ts';

const Result = v.object({ url: v.string(), title: Loose, published_date: Loose });
const Answer = v.object({ results: listOf(Result) });

const MOST = 8;

/** Tavily's search; its own answer stays off, for it is a model's text and no source. */
export const tavily = (ask: AskJson, key: string, base = 'https://api.tavily.com'): SourceAdapter => ({
  name: 'tavily',
  title: 'Tavily',
  kind: 'web',
  base,
  everyMs: 700,
  keepMs: DAY,
  async search(query, signal) {
    const body = {
      query: plainQuery(query),
      search_depth: 'basic',
      topic: 'general',
      max_results: MOST,
      include_answer: false,
      ...(query.language === 'en' && query.country !== '' && { country: query.country.toLowerCase() }),
    };
    const request = { url: new URL(`${base}/search`), headers: { authorization: `Bearer ${key}` }, body };
    const { results } = await ask(request, Answer, signal);
    return results.flatMap(({ url, title, published_date: published }) => webHit('tavily', { url, title, published }));
  },
});
