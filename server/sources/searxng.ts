import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import type { AskJson } from './ask-json.ts';
import type { SourceAdapter } from './port.ts';
import { plainQuery } from './query-text.ts';
import { Loose, listOf } from './text.ts';
import { webHit } from './web-hit.ts';

const Result = v.object({ url: v.string(), title: Loose, publishedDate: Loose });
const Answer = v.object({
  results: listOf(Result),
  unresponsive_engines: v.optional(v.fallback(v.array(v.unknown()), []), []),
});

const MOST = 10;

/** SearXNG, an instance of the operator's own with its JSON format on. It may lie inside; what it finds may not. */
export const searxng = (ask: AskJson, base: string): SourceAdapter => ({
  name: 'searxng',
  title: 'SearXNG',
  kind: 'web',
  base,
  everyMs: 200,
  keepMs: 3 * DAY,
  async search(query, signal) {
    const url = new URL(`${base}/search`);
    url.search = String(
      new URLSearchParams({ q: plainQuery(query), format: 'json', language: query.language, safesearch: '1' }),
    );
    const { results, unresponsive_engines: silent } = await ask({ url, direct: true }, Answer, signal);
    // Nothing found while its engines do not answer is an outage, and must not be kept as 'nothing found'.
    if (results.length === 0 && silent.length > 0)
      throw new OutgoingError('limited', `None of its engines answered (${silent.length} tried)`);
    return results
      .slice(0, MOST)
      .flatMap(({ url: page, title, publishedDate }) =>
        webHit('searxng', { url: page, title, published: publishedDate }),
      );
  },
});
