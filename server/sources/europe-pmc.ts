import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import type { AskJson } from './ask-json.ts';
import type { Hit, SourceAdapter, SourceQuery } from './port.ts';
import { eitherNumber, phrased, whereOf } from './query-text.ts';
import { dateOf, Loose, languageCode, listOf, webAddress, withoutMarkup } from './text.ts';

const FullText = v.object({ documentStyle: Loose, availabilityCode: Loose, url: v.string() });
const Result = v.object({
  id: v.string(),
  source: v.string(),
  title: v.string(),
  abstractText: Loose,
  firstPublicationDate: Loose,
  pubYear: Loose,
  language: Loose,
  license: Loose,
  journalInfo: v.optional(v.object({ journal: v.optional(v.object({ title: Loose })) })),
  bookOrReportDetails: v.optional(v.object({ publisher: Loose })),
  fullTextUrlList: v.optional(v.object({ fullTextUrl: v.fallback(listOf(FullText), []) })),
});
/** An error comes with status 200 and no `resultList`: then it is no answer. */
const Answer = v.object({ resultList: v.object({ result: listOf(Result) }) });

const PAGE = 12;

/** Europe PMC's RESTful web service: journal articles and preprints of the life sciences, food and health among them. */
export const europePmc = (ask: AskJson, base = 'https://www.ebi.ac.uk/europepmc/webservices/rest'): SourceAdapter => ({
  name: 'europe-pmc',
  title: 'Europe PMC',
  kind: 'literature',
  base,
  everyMs: 500,
  keepMs: 14 * DAY,
  async search(query, signal) {
    const url = new URL(`${base}/search`);
    url.search = String(
      new URLSearchParams({ query: queryText(query), format: 'json', resultType: 'core', pageSize: String(PAGE) }),
    );
    const { resultList } = await ask({ url }, Answer, signal);
    return resultList.result.flatMap(hitOf);
  },
});

function queryText({ words, any, ...place }: SourceQuery): string {
  const fields = (word: string) =>
    `(${eitherNumber(word)
      .flatMap((form) => [`TITLE:${form}`, `ABSTRACT:${form}`])
      .join(' OR ')})`;
  const parts = [...words, whereOf(place)].filter((word) => word !== '').map(fields);
  if (any.length > 0) parts.push(`(${any.map((word) => `ABSTRACT:${phrased(word)}`).join(' OR ')})`);
  return `${parts.join(' AND ')} AND HAS_ABSTRACT:Y`;
}

function hitOf(result: v.InferOutput<typeof Result>): Hit[] {
  const { id, source } = result;
  const open = (result.fullTextUrlList?.fullTextUrl ?? []).filter(
    ({ availabilityCode, documentStyle }) =>
      /^(?:F|OA)$/.test(availabilityCode) && /^(?:html|pdf)$/.test(documentStyle),
  );
  const [full] = open.flatMap(({ url, documentStyle }) => {
    const address = webAddress(url);
    return address === null
      ? []
      : [{ url: address, type: documentStyle === 'pdf' ? ('pdf' as const) : ('html' as const) }];
  });
  return [
    {
      source: 'europe-pmc',
      id: `${source}:${id}`,
      title: withoutMarkup(result.title).replace(/\.$/, ''),
      url: `https://europepmc.org/article/${encodeURIComponent(source)}/${encodeURIComponent(id)}`,
      abstract: withoutMarkup(result.abstractText),
      published: dateOf(result.firstPublicationDate) || dateOf(result.pubYear),
      publisher: result.journalInfo?.journal?.title || result.bookOrReportDetails?.publisher || 'Europe PMC',
      language: languageCode(result.language),
      country: '',
      licence: result.license,
      fullText: full ?? null,
    },
  ];
}
