import { expect, it } from 'vitest';
import type { DocumentReader } from '../../server/documents/reader.ts';
import type { Outgoing } from '../../server/outgoing/outgoing.ts';
import { OutgoingError } from '../../server/outgoing/outgoing-error.ts';
import { createLookUp } from '../../server/research/look-up/look-up.ts';
import type { LookUpPlan } from '../../server/research/look-up/look-up-plan.ts';
import type { Hit, SourceAdapter } from '../../server/sources/port.ts';
import type { TrailEntry } from '../../src/contract/trail.ts';
import { readerHere } from '../support/document-reader.ts';
import { memoryLog, testClock } from '../support/server.ts';

const SOURCES = ['one', 'two', 'three', 'four'];
const VIEWS = ['soya', 'credit', 'storage', 'export', 'tax'];

const hitOf = (source: string, view: string): Hit => ({
  source,
  id: `${source}-${view}`,
  title: `${source} on ${view} of soya`,
  url: `https://${source}-${view}.example/`,
  abstract: '',
  published: '',
  publisher: source,
  language: 'en',
  country: '',
  licence: '',
  fullText: { url: `https://${source}-${view}.example/`, type: 'html' },
});

/** What is asked and read for these queries, by sources that send of a query what is said here. */
async function lookedUp(
  queries: LookUpPlan['queries'],
  more: Partial<SourceAdapter> = {},
  {
    told = [],
    known,
    after,
    guide,
    page,
    reader = readerHere,
  }: {
    told?: readonly TrailEntry[];
    known?: unknown;
    after?: number;
    guide?: string;
    page?: string;
    reader?: DocumentReader;
  } = {},
) {
  const [asked, read, failed]: string[][] = [[], [], []];
  const noted: unknown[] = [];
  const sources = SOURCES.map(
    (name): SourceAdapter => ({
      name,
      title: name,
      kind: 'web',
      base: `https://${name}.example`,
      everyMs: 0,
      keepMs: 0,
      search: async ({ words }) => {
        asked?.push(words[0] ?? '');
        return [hitOf(name, words[0] ?? '')];
      },
      ...more,
    }),
  );
  const [own] = sources;
  if (own !== undefined && guide !== undefined) {
    const search = async () => [{ ...hitOf('guide', 'soya'), title: guide }];
    sources.push({ ...own, name: 'guide', title: 'guide', kind: 'orientation', search });
  }
  const outgoing = {
    isOnline: async () => true,
    fetchPublic: async (url: string) => {
      read?.push(url);
      if (page === undefined) throw new Error('It is not there');
      return { url, type: 'text/plain', body: Buffer.from(page) };
    },
  } as unknown as Outgoing;
  const plan: LookUpPlan = {
    terms: {
      countries: ['TGO'],
      town: '',
      people: '',
      good: 'soya',
      event: 'loss',
      others: '',
      otherTrades: '',
      told: [],
      local: [],
    },
    queries,
    records: { iso3: 'TGO', iso2: 'TG', codes: [] },
    ...(after !== undefined && { after }),
  };
  const lookUp = createLookUp({
    sources,
    ask: {
      cache: { read: async () => known, write: async () => {} },
      health: { openUntil: async () => null, answered: async () => {}, failed: async () => {} },
      limiter: { turn: async () => {} },
    },
    outgoing,
    reader,
    clock: testClock(),
    log: memoryLog().log,
    limits: { timeMs: 10_000, calls: 24, searches: 8, documents: 5, passages: 8 },
  });
  const note = async (line: { readonly kind: string; readonly url?: string | undefined }) => {
    if (line.kind === 'searched') noted.push(line);
    if (line.kind === 'failed') failed?.push(line.url ?? '');
  };
  const found = await lookUp.run(plan, { told, note }, new AbortController().signal);
  return { asked, read, noted, failed, passages: found?.passages ?? [] };
}

const query = (word: string, any: readonly string[] = []) =>
  ({ words: [word], any, country: 'Togo', iso2: 'TG', language: 'en' }) as const;

it('asks, and reads pages, for every query of a plan, however much the first finds', async () => {
  const { asked, read } = await lookedUp(VIEWS.map((view) => query(view)));
  expect(new Set(asked)).toEqual(new Set(VIEWS));
  expect(read).toHaveLength(5);
  for (const view of VIEWS) expect(read?.filter((url) => url.includes(`-${view}.`))).toHaveLength(1);
});

it('asks a source once for queries that are the same request to it', async () => {
  const two = [query('soya', ['loss']), query('soya', ['price'])];
  expect((await lookedUp(two)).asked).toHaveLength(8);
  expect((await lookedUp(two, { sends: ({ words, country }) => `${words} ${country}` })).asked).toHaveLength(4);
});

it('reads the text of a paper that one source knows by its abstract and another by where it is', async () => {
  const search: SourceAdapter['search'] = async () => [
    { ...hitOf('papers', 'soya'), abstract: 'Soya.', fullText: null },
    { ...hitOf('papers', 'soya'), fullText: { url: 'https://library.example/soya', type: 'html' } },
  ];
  expect((await lookedUp([query('soya')], { search })).read).toEqual(['https://library.example/soya']);
});

it('reads two pages of a host, and none whose title says that nothing was found on it', async () => {
  const page = (n: number, title = `Page ${n}`) => {
    const url = `https://library.example/${n}`;
    return { ...hitOf('papers', `${n}`), title, url, fullText: { url, type: 'html' as const } };
  };
  const found = async (...hits: Hit[]) => (await lookedUp([query('soya')], { search: async () => hits })).read;
  expect(await found(page(1), page(2), page(3))).toHaveLength(2);
  expect(await found(page(1, 'Call for papers: soya'), page(2))).toEqual(['https://library.example/2']);
});

it('says of a page that takes too long to look through that it failed', async () => {
  const search: SourceAdapter['search'] = async () => [hitOf('a', 'soya')];
  const ofItself = () => Promise.reject(new OutgoingError('timeout', 'The document took too long to read'));
  const failed = async (reader: DocumentReader) =>
    (await lookedUp([query('soya')], { search }, { page: 'Farmers in Togo lose soya beans.', reader })).failed;
  expect(await failed({ ...readerHere, ofItself })).toEqual(['https://a-soya.example/']);
  expect(await failed(readerHere)).toEqual([]);
});

it('quotes no abstract of a paper whose whole text takes it back', async () => {
  const abstract =
    'We measured soya loss on farms in Togo. Of the soya harvest, farmers lose 34 percent to rain in the field, and the loss of soya is 12 percent in the store.';
  const fullText = { url: 'https://library.example/soya', type: 'html' as const };
  const search: SourceAdapter['search'] = async () => [{ ...hitOf('papers', 'soya'), abstract, fullText }];
  const quoted = async (page: string) => (await lookedUp([query('soya')], { search }, { page })).passages.length;
  expect(await quoted('The study was done in two districts.')).toBeGreaterThan(0);
  expect(await quoted('RETRACTED: this article has been retracted by its authors.')).toBe(0);
});

it('asks a source that failed nothing more in this job', async () => {
  const asked: string[] = [];
  const search: SourceAdapter['search'] = async ({ words }) => {
    asked.push(words[0] ?? '');
    throw new OutgoingError('status', 'It answered 500');
  };
  await lookedUp(
    VIEWS.map((view) => query(view)),
    { search },
  );
  expect(asked).toHaveLength(SOURCES.length);
});

it('asks once more, by the name that a guide knows, where little was found', async () => {
  const guided = async (many: number) => {
    const asked: string[] = [];
    const search: SourceAdapter['search'] = async ({ words }) => {
      asked.push(words[0] ?? '');
      return Array.from({ length: many }, (_, n) => hitOf(`${n}`, 'soya'));
    };
    await lookedUp([query('soya')], { search }, { guide: 'Soya bean (plant)' });
    return [...new Set(asked)];
  };
  expect(await guided(5)).toEqual(['soya', 'Soya bean']);
  expect(await guided(6)).toEqual(['soya']);
});

it('reads last what its title says is about another country', async () => {
  const titled = (name: string, title: string) => ({ ...hitOf(name, 'soya'), title });
  const search: SourceAdapter['search'] = async () => [titled('a', 'Soya loss in Kenya'), titled('b', 'Soya loss')];
  expect((await lookedUp([query('soya')], { search })).read).toEqual([
    'https://b-soya.example/',
    'https://a-soya.example/',
  ]);
});

it('reads as long as it has calls left, of which what is known costs none', async () => {
  const used = (calls: number) =>
    Array.from({ length: calls }, (_, n) => ({ n: n + 1, kind: 'searched', query: `${n}` }) as const);
  expect((await lookedUp([query('soya')], {}, { told: used(18) })).read).toHaveLength(2);
  const known = { hits: [hitOf('one', 'soya')], seen_at: '2026-11-20T00:00:00Z' };
  expect((await lookedUp([query('soya')], {}, { told: used(22), known })).read).toHaveLength(1);
});

it('does not try again to read what a worker before it could not read', async () => {
  const told = [{ n: 1, kind: 'failed', title: 'one', url: 'https://one-soya.example/' }] as const;
  const { read } = await lookedUp([query('soya')], {}, { told });
  expect(read).toEqual(['two', 'three', 'four'].map((name) => `https://${name}-soya.example/`));
});

it('asks nobody else elsewhere once the first could not even be connected to', async () => {
  const asked: string[] = [];
  const search: SourceAdapter['search'] = async ({ words }) => {
    asked.push(words[0] ?? '');
    throw new OutgoingError('unreachable', 'No connection (ENETUNREACH)');
  };
  await lookedUp([query('soya')], { search, kind: 'literature' });
  expect(asked).toEqual(['soya']);
});

it('finds again what a worker before it had found, where its calls are used up', async () => {
  const used = Array.from({ length: 24 }, (_, n) => ({ n: n + 1, kind: 'searched', query: `${n}` }) as const);
  const known = { hits: [hitOf('one', 'soya')], seen_at: '2026-11-20T00:00:00Z' };
  const fresh = await lookedUp([query('soya')], {}, { told: used });
  const again = await lookedUp([query('soya')], {}, { told: used, known });
  expect([fresh.noted, again.noted]).toEqual([[], expect.arrayContaining([expect.objectContaining({ count: 1 })])]);
  expect(again.asked).toEqual([]);
});

it('counts the calls of a round of its own', async () => {
  const left = { n: 25, kind: 'left_out', count: 3 } as const;
  const used = Array.from({ length: 24 }, (_, n) => ({ n: n + 1, kind: 'searched', query: `${n}` }) as const);
  const first = await lookedUp([query('soya')], {}, { told: [...used, left] });
  const second = await lookedUp([query('soya')], {}, { told: [...used, left], after: 0 });
  expect(first.asked).toEqual([]);
  expect(second.asked).toHaveLength(SOURCES.length);
});
