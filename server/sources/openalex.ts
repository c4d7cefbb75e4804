import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import type { AskJson } from './ask-json.ts';
import type { Hit, SourceAdapter } from './port.ts';
import { plainQuery } from './query-text.ts';
import { dateOf, Loose, languageCode, listOf, webAddress, withoutMarkup } from './text.ts';

const Location = v.object({
  landing_page_url: Loose,
  pdf_url: Loose,
  license: Loose,
  source: v.optional(v.nullable(v.object({ display_name: Loose }))),
});
const Work = v.object({
  id: v.string(),
  doi: Loose,
  display_name: v.string(),
  publication_date: Loose,
  publication_year: v.optional(v.unknown()),
  language: Loose,
  is_retracted: v.optional(v.fallback(v.boolean(), false), false),
  primary_location: v.optional(v.nullable(Location), null),
  best_oa_location: v.optional(v.nullable(Location), null),
  abstract_inverted_index: v.optional(
    v.fallback(
      v.nullable(v.record(v.string(), v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5_000))))),
      null,
    ),
    null,
  ),
});
const Answer = v.object({ results: listOf(Work) });

const PER_PAGE = '12';

/** OpenAlex: works of all fields. It wants a key, which stands in the address and is therefore never logged. */
export const openAlex = (ask: AskJson, key: string, base = 'https://api.openalex.org'): SourceAdapter => ({
  name: 'openalex',
  title: 'OpenAlex',
  kind: 'literature',
  base,
  everyMs: 200,
  keepMs: 14 * DAY,
  async search(query, signal) {
    const url = new URL(`${base}/works`);
    url.search = String(
      new URLSearchParams({
        search: plainQuery(query),
        filter: 'has_abstract:true,is_retracted:false',
        per_page: PER_PAGE,
        api_key: key,
      }),
    );
    const { results } = await ask({ url }, Answer, signal);
    return results.flatMap(hitOf);
  },
});

/** Words by their positions, put back in order. */
function abstractOf(index: Readonly<Record<string, readonly number[]>> | null): string {
  const words: string[] = [];
  for (const [word, places] of Object.entries(index ?? {})) for (const place of places) words[place] = word;
  return words.filter((word) => word !== undefined).join(' ');
}

function hitOf(work: v.InferOutput<typeof Work>): Hit[] {
  const { primary_location: primary, best_oa_location: open } = work;
  const url = webAddress(work.doi || primary?.landing_page_url || work.id);
  if (url === null || work.is_retracted) return [];
  const pdf = webAddress(open?.pdf_url ?? '');
  const page = webAddress(open?.landing_page_url ?? '');
  return [
    {
      source: 'openalex',
      id: work.id,
      title: withoutMarkup(work.display_name),
      url,
      abstract: withoutMarkup(abstractOf(work.abstract_inverted_index)),
      published: dateOf(work.publication_date) || dateOf(String(work.publication_year ?? '')),
      publisher: primary?.source?.display_name || 'OpenAlex',
      language: languageCode(work.language),
      country: '',
      licence: primary?.license ?? '',
      fullText: pdf !== null ? { url: pdf, type: 'pdf' } : page !== null ? { url: page, type: 'html' } : null,
    },
  ];
}
