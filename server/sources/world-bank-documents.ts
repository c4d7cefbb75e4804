import * as v from 'valibot';
import { DAY } from '../../src/lib/moments.ts';
import type { AskJson } from './ask-json.ts';
import type { Hit, SourceAdapter, SourceQuery } from './port.ts';
import { whereOf, withoutOrders } from './query-text.ts';
import { dateOf, Loose, languageCode, webAddress, withoutMarkup } from './text.ts';

const Abstract = v.fallback(
  v.union([
    v.string(),
    v.pipe(
      v.object({ 'cdata!': v.string() }),
      v.transform((wrapped) => wrapped['cdata!']),
    ),
  ]),
  '',
);
const Paper = v.object({
  id: v.string(),
  display_title: Loose,
  docna: Loose,
  repnme: Loose,
  docdt: Loose,
  docty: Loose,
  count: Loose,
  lang: Loose,
  abstracts: v.optional(Abstract, ''),
  url: v.string(),
  pdfurl: Loose,
  txturl: Loose,
});
/** Papers by their own keys, in rank order; `facets` beside them is none. */
const Answer = v.object({ documents: v.record(v.string(), v.unknown()) });

const ROWS = 10;
const FIELDS = 'display_title,docna,repnme,docdt,docty,count,lang,abstracts,url,pdfurl,txturl';

/** The World Bank's Documents & Reports: working papers, project papers, surveys. */
export const worldBankDocuments = (ask: AskJson, base = 'https://search.worldbank.org/api/v3/wds'): SourceAdapter => ({
  name: 'world-bank-documents',
  title: 'World Bank Documents & Reports',
  kind: 'literature',
  base,
  everyMs: 500,
  keepMs: 14 * DAY,
  sends: queryText,
  async search(query, signal) {
    const url = new URL(base);
    url.search = String(
      new URLSearchParams({ format: 'json', qterm: queryText(query), fl: FIELDS, rows: String(ROWS), os: '0' }),
    );
    const { documents } = await ask({ url }, Answer, signal);
    return Object.values(documents).flatMap((document) => {
      const parsed = v.safeParse(Paper, document);
      return parsed.success ? hitOf(parsed.output) : [];
    });
  },
});

/** All words must be met there, so only the most telling are sent. */
const queryText = ({ words, ...place }: SourceQuery): string =>
  [...words.slice(0, 2), whereOf(place)]
    .map(withoutOrders)
    .filter((word) => word !== '')
    .join(' ');

/** Addresses are still written with http; the service itself is reached by https. */
const secured = (address: string): string | null => webAddress(address.replace(/^http:/, 'https:'));

function hitOf(paper: v.InferOutput<typeof Paper>): Hit[] {
  const url = secured(paper.url);
  const title = withoutMarkup(paper.display_title || paper.docna || paper.repnme);
  if (url === null || title === '') return [];
  const text = paper.txturl === '' ? null : secured(paper.txturl);
  const pdf = paper.pdfurl === '' ? null : secured(paper.pdfurl);
  return [
    {
      source: 'world-bank-documents',
      id: paper.id,
      title,
      url,
      abstract: withoutMarkup(paper.abstracts),
      published: dateOf(paper.docdt),
      publisher: 'World Bank',
      language: languageCode(paper.lang),
      country: paper.count,
      licence: '',
      fullText: text !== null ? { url: text, type: 'text' } : pdf !== null ? { url: pdf, type: 'pdf' } : null,
    },
  ];
}
