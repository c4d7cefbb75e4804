/** What each source answers in its documented form, about tomatoes in Ghana. Every value is invented. */

const ABSTRACT =
  'Tomato traders in Ghana lose about 28% of each load because crates crush on the road. Boards between the crates halved the damage in one trial.';

/** By the adapter's name: the documented answer, and the same with fields renamed, missing or of another type. */
export const ANSWERS: Readonly<Record<string, { readonly good: unknown; readonly changed: unknown }>> = {
  'europe-pmc': {
    good: {
      version: '6.9',
      hitCount: 1,
      nextCursorMark: '*',
      resultList: {
        result: [
          {
            id: '90000001',
            source: 'MED',
            title: 'Losses of tomato in Ghana.',
            abstractText: `<h4>Results</h4>${ABSTRACT}`,
            firstPublicationDate: '2021-04-20',
            pubYear: '2021',
            language: 'eng',
            license: 'cc by',
            journalInfo: { journal: { title: 'Demo Journal of Produce' } },
            fullTextUrlList: {
              fullTextUrl: [
                { availabilityCode: 'OA', documentStyle: 'html', url: 'https://europepmc.org/articles/PMC9' },
              ],
            },
          },
        ],
      },
    },
    changed: { errCode: 404, errMsg: 'Invalid page size' },
  },
  crossref: {
    good: {
      status: 'ok',
      'message-type': 'work-list',
      message: {
        'total-results': 2,
        items: [
          {
            DOI: '10.5555/demo.2',
            title: ['Losses of tomato in Ghana'],
            'container-title': ['Demo Journal of Produce'],
            publisher: 'Demo Press',
            abstract: `<jats:p>${ABSTRACT}</jats:p>`,
            issued: { 'date-parts': [[2021, 5]] },
            language: 'en',
            license: [{ URL: 'https://creativecommons.org/licenses/by/4.0/', 'content-version': 'vor' }],
          },
          { DOI: '10.5555/demo.3', title: null, issued: { 'date-parts': [[null]] } },
        ],
      },
    },
    changed: { status: 'ok', message: { items: { '0': {} } } },
  },
  doaj: {
    good: {
      total: 1,
      results: [
        {
          id: '0123456789abcdef0123456789abcdef',
          bibjson: {
            title: 'Losses of tomato in Ghana',
            abstract: ABSTRACT,
            year: '2021',
            month: '5',
            journal: { title: 'Demo Journal of Produce', publisher: 'Demo Press', language: ['EN'] },
            link: [{ type: 'fulltext', content_type: 'HTML', url: 'https://journal.example/3' }],
          },
        },
      ],
    },
    changed: { hits: [] },
  },
  'world-bank-documents': {
    good: {
      rows: 1,
      total: 1,
      documents: {
        D90000001: {
          id: '90000001',
          display_title: 'Losses of\n tomato in Ghana',
          docdt: '2021-10-01T04:00:00Z',
          docty: 'Working Paper',
          count: 'Ghana',
          lang: 'English',
          abstracts: { 'cdata!': ABSTRACT },
          url: 'http://documents.worldbank.org/curated/en/9',
          txturl: 'http://documents.worldbank.org/curated/en/9/text/x.txt',
        },
        facets: {},
      },
    },
    changed: { rows: 1, papers: {} },
  },
  'world-bank-indicators': {
    good: [
      { page: 1, pages: 1, per_page: '100', total: 1 },
      [
        {
          indicator: { id: 'AG.LND.AGRI.ZS', value: 'Agricultural land' },
          country: { id: 'GH', value: 'Ghana' },
          countryiso3code: 'GHA',
          date: '2024',
          value: 55.9,
        },
        {
          indicator: { id: 'AG.LND.AGRI.ZS', value: 'Agricultural land' },
          country: { id: 'ZZ', value: 'World' },
          countryiso3code: '',
          date: '2024',
          value: 1,
        },
      ],
    ],
    changed: [{ message: [{ id: '120', key: 'Invalid value', value: 'The provided parameter value is not valid' }] }],
  },
  wikipedia: {
    good: {
      pages: [
        {
          id: 101,
          key: 'Tomato_paste',
          title: 'Tomato paste',
          excerpt: 'A <span class="searchmatch">tomato</span> paste is',
          matched_title: null,
          description: 'food',
          thumbnail: null,
        },
      ],
    },
    changed: { error: { code: 'ratelimited', info: 'later' } },
  },
  openalex: {
    good: {
      meta: { count: 1 },
      results: [
        {
          id: 'https://openalex.org/W900',
          doi: 'https://doi.org/10.5555/demo.4',
          display_name: 'Losses of tomato in Ghana',
          publication_date: '2021-05-01',
          publication_year: 2021,
          language: 'en',
          is_retracted: false,
          primary_location: {
            landing_page_url: 'https://doi.org/10.5555/demo.4',
            pdf_url: null,
            license: 'cc-by',
            source: { display_name: 'Demo Journal of Produce' },
          },
          best_oa_location: null,
          abstract_inverted_index: Object.fromEntries(
            ABSTRACT.split(' ').map((word, _, all) => [word, placesOf(word, all)]),
          ),
        },
      ],
    },
    changed: { error: 'Invalid', message: 'not a work list' },
  },
  searxng: {
    good: {
      query: 'tomato',
      results: [{ url: 'https://site.example/a', title: 'A <b>page</b>', content: 'Snippet', publishedDate: null }],
      unresponsive_engines: [],
    },
    changed: { query: 'tomato', results: 'none' },
  },
  brave: {
    good: {
      type: 'search',
      query: { original: 'tomato' },
      web: {
        type: 'search',
        results: [
          { title: 'A page', url: 'https://site.example/a', description: 'Snippet', page_age: '2021-05-01T00:00:00' },
        ],
      },
    },
    changed: { type: 'ErrorResponse', error: { code: 'SUBSCRIPTION_TOKEN_INVALID', detail: 'bad', status: 422 } },
  },
  tavily: {
    good: {
      query: 'tomato',
      answer: null,
      results: [{ title: 'A page', url: 'https://site.example/a', content: 'Passage', score: 0.8 }],
    },
    changed: { detail: { error: 'something else' } },
  },
};

function placesOf(word: string, all: readonly string[]): number[] {
  return all.flatMap((other, i) => (other === word ? [i] : []));
}
