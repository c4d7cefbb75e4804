import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import type { AskJson } from './ask-json.ts';
import type { Hit, SourceAdapter, SourceQuery } from './port.ts';
import { eitherNumber, phrased, whereOf } from './query-text.ts';
import { dateOf, Loose, languageCode, listOf, webAddress, withoutMarkup } from './text.ts';

const Article = v.object({
  id: v.string(),
  bibjson: v.object({
    title: v.string(),
    abstract: Loose,
    year: Loose,
    month: Loose,
    journal: v.optional(
      v.object({ title: Loose, publisher: Loose, language: v.optional(v.fallback(v.array(v.string()), []), []) }),
    ),
    link: v.optional(v.fallback(listOf(v.object({ type: Loose, content_type: Loose, url: v.string() })), []), []),
  }),
});
const Answer = v.object({ results: listOf(Article) });

const PAGE = 12;

/** The Directory of Open Access Journals: articles that anybody may read. Its records are CC0. */
export const doaj = (ask: AskJson, base = 'https://doaj.org/api'): SourceAdapter => ({
  name: 'doaj',
  title: 'DOAJ',
  kind: 'literature',
  base,
  everyMs: 600,
  keepMs: 14 * DAY,
  async search(query, signal) {
    // A path segment: a space must be %20, since + finds nothing.
    const url = new URL(`${base}/search/articles/${encodeURIComponent(queryText(query))}?page=1&pageSize=${PAGE}`);
    const { results } = await ask({ url }, Answer, signal);
    return results.flatMap(hitOf);
  },
});

/** Wildcards and fuzzy words are refused there: `phrased` takes their marks away. */
function queryText({ words, any, ...place }: SourceQuery): string {
  const wanted = [...words, whereOf(place)].filter((word) => word !== '').map(eitherNumber);
  const parts = wanted.map((forms) => (forms.length > 1 ? `(${forms.join(' OR ')})` : (forms[0] ?? '')));
  if (any.length > 0) parts.push(`(${any.map(phrased).join(' OR ')})`);
  return parts.join(' AND ');
}

function hitOf({ id, bibjson }: v.InferOutput<typeof Article>): Hit[] {
  const { journal } = bibjson;
  const link = bibjson.link.find(({ type }) => type === 'fulltext');
  const address = link ? webAddress(link.url) : null;
  const month = /^\d{1,2}$/.test(bibjson.month) ? `-${bibjson.month.padStart(2, '0')}` : '';
  return [
    {
      source: 'doaj',
      id,
      title: withoutMarkup(bibjson.title),
      url: `https://doaj.org/article/${encodeURIComponent(id)}`,
      abstract: withoutMarkup(bibjson.abstract),
      published: dateOf(`${bibjson.year}${month}`),
      publisher: journal?.title || journal?.publisher || 'DOAJ',
      language: languageCode(journal?.language.length === 1 ? (journal.language[0] ?? '') : ''),
      country: '',
      licence: 'CC0 (record)',
      fullText:
        address === null ? null : { url: address, type: /pdf/i.test(link?.content_type ?? '') ? 'pdf' : 'html' },
    },
  ];
}
