import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type AskJson, type JsonRequest, retryAfterMs } from '../../server/sources/ask-json.ts';
import { brave } from '../../server/sources/brave.ts';
import { crossref } from '../../server/sources/crossref.ts';
import { doaj } from '../../server/sources/doaj.ts';
import { europePmc } from '../../server/sources/europe-pmc.ts';
import { openAlex } from '../../server/sources/openalex.ts';
import type { SourceQuery } from '../../server/sources/port.ts';
import { eitherNumber, phrased, plainQuery, withoutOrders } from '../../server/sources/query-text.ts';
import { searxng } from '../../server/sources/searxng.ts';
import { tavily } from '../../server/sources/tavily.ts';
import { dateOf, languageCode, webAddress, withoutMarkup } from '../../server/sources/text.ts';
import { webHit } from '../../server/sources/web-hit.ts';
import { worldBankDocuments } from '../../server/sources/world-bank-documents.ts';
import { worldBankIndicators } from '../../server/sources/world-bank-indicators.ts';

const never = new AbortController().signal;
const QUERY: SourceQuery = { words: ['tomatoes'], any: ['crush'], country: 'Ghana', iso2: 'GH', language: 'en' };

/** A source whose service gives this answer, and what it was asked. */
function answering(body: unknown): { ask: AskJson; asked: JsonRequest[] } {
  const asked: JsonRequest[] = [];
  const ask: AskJson = async (request, schema) => {
    asked.push(request);
    return v.parse(schema, body);
  };
  return { ask, asked };
}

describe('what strangers write', () => {
  it.each([
    ['<jats:title>Results</jats:title><jats:p>A third &amp; more</jats:p>', 'Results: A third & more'],
    ['One&#8211;two&nbsp;<i>three</i>', 'One–two three'],
    ['5 < 6 &unknown; &#x1F345;', '5 < 6 &unknown; \u{1F345}'],
  ])('is read without its markup: %s', (text, plain) => expect(withoutMarkup(text)).toBe(plain));

  it.each([
    ['2021-05-03T10:00', '2021-05-03'],
    ['2021-05', '2021-05'],
    ['1950', '1950'],
    ['1949', ''],
    ['2027-01-01', ''],
    ['May 2021', ''],
  ])('as a date: %s is “%s”', (told, date) => expect(dateOf(told, new Date('2026-06-01'))).toBe(date));

  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    ['ftp://a.example/x', null],
    ['a.example', null],
    [`https://a.example/${'x'.repeat(982)}`, `https://a.example/${'x'.repeat(982)}`],
    [`https://a.example/${'x'.repeat(983)}`, null],
  ])('as an address', (told, address) => expect(webAddress(told)).toBe(address));

  it.each([
    ['eng', 'en'],
    ['French', 'fr'],
    ['pt-BR', 'pt'],
    ['sw', 'sw'],
    ['klingon', ''],
  ])('as a language: %s is “%s”', (told, code) => expect(languageCode(told)).toBe(code));

  it('as a page that a search names: a title of three hundred letters, a PDF by its name', () => {
    const found = { url: 'https://www.a.example/b.PDF?x=1', title: 'x'.repeat(400), published: '' };
    const [hit] = webHit('brave', found);
    expect(hit).toMatchObject({ publisher: 'a.example', fullText: { type: 'pdf' } });
    expect(hit?.title).toHaveLength(300);
    expect(webHit('brave', { ...found, url: 'javascript:alert(1)' })).toEqual([]);
  });
});

describe('what is searched for', () => {
  it('is no order to a search', () => {
    expect(withoutOrders('tomato" OR (all:*) ~2 \\ [x]')).toBe('tomato OR all 2 x');
    expect([phrased('half price'), phrased('rot*')]).toEqual(['"half price"', 'rot']);
    expect(eitherNumber('tomatoes')).toEqual(['tomatoes', 'tomato']);
  });

  it('as plain words: the thing, the place and two of what happens, three hundred letters at most', () => {
    const query = { ...QUERY, any: ['crush', 'rot', 'spoil'] };
    expect(plainQuery(query)).toBe('tomatoes Ghana crush rot');
    expect(plainQuery({ ...query, town: 'Kumasi' })).toBe('tomatoes Kumasi crush rot');
    expect(plainQuery({ ...query, words: ['x'.repeat(400)] })).toHaveLength(300);
  });
});

it.each([
  ['120', 120_000],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['0', null],
  ['Wed, 31 Dec 2025 23:59:00 GMT', null],
  ['soon', null],
  [undefined, null],
  ['999999', 86_400_000],
])('a source that says when to come back (%s) is waited for at most a day', (header, ms) =>
  expect(retryAfterMs(header, Date.parse('2026-01-01T00:00:00Z'))).toBe(ms),
);

describe('a source', () => {
  it('Crossref: without a title there is no hit, and a licence to mine text is none', async () => {
    const work = { DOI: '10.5555/x', title: ['Losses'], publisher: 'Demo Press', abstract: 'Abstract. A third.' };
    const tdm = { URL: 'https://tdm.example', 'content-version': 'tdm' };
    const own = { URL: 'https://by.example', 'content-version': 'vor' };
    const items = [
      { ...work, license: [tdm, own] },
      { ...work, license: [tdm] },
      { ...work, title: [] },
    ];
    const hits = await crossref(answering({ message: { items } }).ask, null).search(QUERY, never);
    expect(hits.map(({ licence }) => licence)).toEqual(['https://by.example', '']);
    expect(hits[0]).toMatchObject({ publisher: 'Demo Press', abstract: 'A third.' });
  });

  it('DOAJ: a journal in several languages tells none of an article', async () => {
    const article = (language: string[]) => ({
      id: 'a',
      bibjson: { title: 'Losses', year: '2021', month: '5', journal: { title: 'Demo', language }, link: [] },
    });
    const results = [article(['FR']), article(['FR', 'EN'])];
    const hits = await doaj(answering({ results }).ask).search(QUERY, never);
    expect(hits.map(({ language, published }) => [language, published])).toEqual([
      ['fr', '2021-05'],
      ['', '2021-05'],
    ]);
  });

  it('OpenAlex: what was retracted is left out, an abstract is put back in order, a PDF comes before a page', async () => {
    const place = { landing_page_url: 'https://a.example/p', pdf_url: 'https://a.example/p.pdf' };
    const work = {
      ...{ id: 'https://openalex.org/W1', doi: 'https://doi.org/10.5555/x', display_name: 'Losses' },
      ...{ publication_date: '2021-05-03', publication_year: 2020, best_oa_location: place },
      abstract_inverted_index: { third: [1], A: [0], lost: [3], was: [2] },
    };
    const late = { ...work, publication_date: '', best_oa_location: { ...place, pdf_url: null } };
    const results = [work, late, { ...work, is_retracted: true }];
    const hits = await openAlex(answering({ results }).ask, 'key').search(QUERY, never);
    expect(hits).toMatchObject([
      { published: '2021-05-03', abstract: 'A third was lost', fullText: { type: 'pdf' } },
      { published: '2020', fullText: { type: 'html' } },
    ]);
  });

  it('Europe PMC: a full text that is not free is none', async () => {
    const full = (availabilityCode: string, documentStyle: string) => ({
      ...{ availabilityCode, documentStyle, url: `https://a.example/${availabilityCode}` },
    });
    const result = (...fullTextUrl: object[]) => ({
      ...{ id: '1', source: 'MED', title: 'Losses.', pubYear: '2021', fullTextUrlList: { fullTextUrl } },
    });
    const list = [result(full('S', 'html')), result(full('S', 'pdf'), full('F', 'doi'), full('F', 'pdf'))];
    const hits = await europePmc(answering({ resultList: { result: list } }).ask).search(QUERY, never);
    expect(hits).toMatchObject([
      { title: 'Losses', published: '2021', fullText: null },
      { fullText: { url: 'https://a.example/F', type: 'pdf' } },
    ]);
  });

  it('World Bank Documents: asked by the two words that tell most, read by https, plain text before a PDF', async () => {
    const paper = { id: '1', display_title: 'Losses', url: 'http://a.example/1', pdfurl: 'http://a.example/1.pdf' };
    const documents = { a: paper, b: { ...paper, txturl: 'http://a.example/1.txt' }, facets: {} };
    const { ask, asked } = answering({ documents });
    const words = ['tomatoes', 'traders', 'crates'];
    const hits = await worldBankDocuments(ask).search({ ...QUERY, words }, never);
    expect(asked[0]?.url.searchParams.get('qterm')).toBe('tomatoes traders Ghana');
    expect(hits).toMatchObject([
      { url: 'https://a.example/1', fullText: { url: 'https://a.example/1.pdf', type: 'pdf' } },
      { fullText: { url: 'https://a.example/1.txt', type: 'text' } },
    ]);
  });

  it('World Bank Indicators: thirty codes a call, of the country that was asked for alone, and none for nothing', async () => {
    const row = (iso3: string, id: string) => ({ indicator: { id }, countryiso3code: iso3, date: '2024', value: 7 });
    const codes = Array.from({ length: 31 }, (_, n) => `C.${n}`);
    const { ask, asked } = answering([{ page: 1 }, [row('GHA', 'C.1'), row('KEN', 'C.2'), row('GHA', 'C.30')]]);
    const source = worldBankIndicators(ask);
    const records = await source.records({ iso3: 'GHA', iso2: 'GH', codes }, never);
    expect(records).toEqual([{ code: 'C.1', year: 2024, value: 7 }]);
    expect(asked[0]?.url.pathname.split(';')).toHaveLength(30);
    expect(await source.records({ iso3: 'GHA', iso2: 'GH', codes: [] }, never)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('Tavily: knows countries by their English names', async () => {
    const { ask, asked } = answering({ results: [] });
    const source = tavily(ask, 'key');
    for (const more of [{}, { language: 'fr' as const }, { country: '' }])
      await source.search({ ...QUERY, ...more }, never);
    expect(asked.map(({ body }) => (body as { country?: string }).country)).toEqual(['ghana', undefined, undefined]);
  });

  it('Brave: forty words at most', async () => {
    const { ask, asked } = answering({ type: 'search' });
    await brave(ask, 'key').search({ ...QUERY, words: [Array(60).fill('rot').join(' ')] }, never);
    expect(asked[0]?.url.searchParams.get('q')?.split(' ')).toHaveLength(40);
  });

  it('SearXNG: its first ten pages', async () => {
    const results = Array.from({ length: 12 }, (_, n) => ({ url: `https://a.example/${n}`, title: 'A' }));
    expect(await searxng(answering({ results }).ask, 'http://inside').search(QUERY, never)).toHaveLength(10);
  });
});
