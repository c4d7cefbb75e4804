import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import type { AskJson } from './ask-json.ts';
import type { SourceAdapter } from './port.ts';
import { withoutOrders } from './query-text.ts';
import { Loose, listOf, withoutMarkup } from './text.ts';

const Page = v.object({ key: v.string(), title: v.string(), excerpt: Loose, description: Loose });
const Answer = v.object({ pages: listOf(Page) });

const LIMIT = '5';

/**
 * Wikipedia's search, for orientation: how the subject is called where it is written about. Nothing of it is quoted.
 * `{lang}` in `base` is the query's language.
 */
export const wikipedia = (ask: AskJson, base = 'https://{lang}.wikipedia.org/w/rest.php/v1'): SourceAdapter => ({
  name: 'wikipedia',
  title: 'Wikipedia',
  kind: 'orientation',
  base: base.replace('{lang}', 'en'),
  everyMs: 500,
  keepMs: 30 * DAY,
  async search({ words, country, language }, signal) {
    const url = new URL(`${base.replace('{lang}', language)}/search/page`);
    url.search = String(
      new URLSearchParams({ q: [...words, country].map(withoutOrders).join(' ').slice(0, 200).trim(), limit: LIMIT }),
    );
    const { pages } = await ask({ url }, Answer, signal);
    return pages.map(({ key, title, excerpt, description }) => ({
      source: 'wikipedia',
      id: key,
      title: withoutMarkup(title),
      url: `https://${language}.wikipedia.org/wiki/${encodeURIComponent(key)}`,
      abstract: withoutMarkup(`${description} ${excerpt}`),
      published: '',
      publisher: 'Wikipedia',
      language,
      country: '',
      licence: 'CC BY-SA',
      fullText: null,
    }));
  },
});
