import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import type { AskJson } from './ask-json.ts';
import type { Hit, SourceAdapter } from './port.ts';
import { plainQuery } from './query-text.ts';
import { dateOf, Loose, languageCode, listOf, webAddress, withoutMarkup } from './text.ts';

const First = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform(([first]) => (typeof first === 'string' ? first : '')),
);
/** `[[2024, 5]]`; sometimes `[[null]]`. */
const DateParts = v.pipe(
  v.fallback(v.object({ 'date-parts': v.array(v.array(v.unknown())) }), { 'date-parts': [] }),
  v.transform(({ 'date-parts': [parts = []] }) =>
    parts
      .filter((part) => typeof part === 'number')
      .map((part, i) => String(part).padStart(i === 0 ? 4 : 2, '0'))
      .join('-'),
  ),
);
const Work = v.object({
  DOI: v.string(),
  title: v.optional(First, []),
  'container-title': v.optional(First, []),
  publisher: Loose,
  abstract: Loose,
  issued: v.optional(DateParts, { 'date-parts': [] }),
  language: Loose,
  license: v.optional(v.fallback(listOf(v.object({ URL: v.string(), 'content-version': Loose })), []), []),
});
const Answer = v.object({ message: v.object({ items: listOf(Work) }) });

const ROWS = 12;
const SELECT = 'DOI,title,abstract,issued,license,container-title,publisher,language';

/** Crossref's REST API: what publishers register of their articles, books and reports. Its search does not read abstracts. */
export const crossref = (ask: AskJson, contact: string | null, base = 'https://api.crossref.org'): SourceAdapter => ({
  name: 'crossref',
  title: 'Crossref',
  kind: 'literature',
  base,
  everyMs: 500,
  keepMs: 14 * DAY,
  async search(query, signal) {
    const url = new URL(`${base}/works`);
    url.search = String(
      new URLSearchParams({
        'query.bibliographic': plainQuery(query),
        filter: 'has-abstract:true',
        select: SELECT,
        rows: String(ROWS),
        ...(contact !== null && { mailto: contact }),
      }),
    );
    const { message } = await ask({ url }, Answer, signal);
    return message.items.flatMap(hitOf);
  },
});

function hitOf(work: v.InferOutput<typeof Work>): Hit[] {
  const url = webAddress(`https://doi.org/${work.DOI}`);
  if (url === null || work.title === '') return [];
  // A licence to mine text is no licence to anything else.
  const licence = work.license.find((one) => one['content-version'] !== 'tdm')?.URL ?? '';
  return [
    {
      source: 'crossref',
      id: work.DOI,
      title: withoutMarkup(work.title),
      url,
      abstract: withoutMarkup(work.abstract).replace(/^Abstract[.:]?\s*/i, ''),
      published: dateOf(work.issued),
      publisher: withoutMarkup(work['container-title'] || work.publisher) || 'Crossref',
      language: languageCode(work.language),
      country: '',
      licence,
      fullText: null,
    },
  ];
}
