import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { createOutgoing } from '../../server/outgoing/outgoing.ts';
import { OutgoingError } from '../../server/outgoing/outgoing-error.ts';
import { type AskJson, createAskJson } from '../../server/sources/ask-json.ts';
import { askSource, SourceRestsError } from '../../server/sources/asked-source.ts';
import { brave } from '../../server/sources/brave.ts';
import { createSourceCache } from '../../server/sources/cache.ts';
import { crossref } from '../../server/sources/crossref.ts';
import { doaj } from '../../server/sources/doaj.ts';
import { europePmc } from '../../server/sources/europe-pmc.ts';
import { createSourceHealth, readSourceHealth } from '../../server/sources/health.ts';
import { createHostLimiter } from '../../server/sources/host-limiter.ts';
import { openAlex } from '../../server/sources/openalex.ts';
import type { AnySource, SourceQuery } from '../../server/sources/port.ts';
import { searxng } from '../../server/sources/searxng.ts';
import { tavily } from '../../server/sources/tavily.ts';
import { wikipedia } from '../../server/sources/wikipedia.ts';
import { worldBankDocuments } from '../../server/sources/world-bank-documents.ts';
import { worldBankIndicators } from '../../server/sources/world-bank-indicators.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { type HttpDouble, startHttpDouble } from '../support/http-double.ts';
import { testClock } from '../support/server.ts';
import { ANSWERS } from '../support/source-answers.ts';

const KEY = 'a-key-that-nobody-may-see';
type Make = (ask: AskJson, base: string) => AnySource;
const ADAPTERS: readonly (readonly [string, Make])[] = [
  ['europe-pmc', europePmc],
  ['crossref', (ask, base) => crossref(ask, 'ops@example.org', base)],
  ['doaj', doaj],
  ['world-bank-documents', worldBankDocuments],
  ['world-bank-indicators', worldBankIndicators],
  ['wikipedia', wikipedia],
  ['openalex', (ask, base) => openAlex(ask, KEY, base)],
  ['searxng', searxng],
  ['brave', (ask, base) => brave(ask, KEY, base)],
  ['tavily', (ask, base) => tavily(ask, KEY, base)],
];

const QUERY: SourceQuery = {
  words: ['tomatoes'],
  any: ['crush', 'half price'],
  country: 'Ghana',
  iso2: 'GH',
  language: 'en',
};
const RECORDS = { iso3: 'GHA', iso2: 'GH', codes: ['AG.LND.AGRI.ZS'] };

let http: HttpDouble;
let database: Database;
beforeAll(async () => {
  http = await startHttpDouble();
  database = await freshDatabase();
});
afterAll(() => Promise.all([http.close(), database.close()]));

const never = new AbortController().signal;
const outgoing = createOutgoing({ proxy: null, agent: 'Baraza/test (mailto:ops@example.org)' });
const question = (source: AnySource, signal: AbortSignal): Promise<readonly unknown[]> =>
  source.kind === 'records' ? source.records(RECORDS, signal) : source.search(QUERY, signal);

/** Asks as a job does, each time as if for the first time, with waits that a test has time for. */
function asking(make: Make, signal = never, timeoutMs = 1_500) {
  const clock = testClock();
  const quick = createAskJson({ send: (request, options) => outgoing.send({ ...request, timeoutMs }, options) });
  const source = { ...make(quick, http.url), everyMs: 0, name: `${make(quick, http.url).name} ${Math.random()}` };
  const deps = {
    cache: createSourceCache(database, clock),
    health: createSourceHealth(database, clock),
    limiter: createHostLimiter(),
  };
  const once = (words = 'words') => askSource(deps, source, words, () => question(source, signal), signal);
  const health = async () => (await readSourceHealth(database.sql)).find((row) => row.source === source.name);
  return { once, health, clock };
}

const json = (answer: ServerResponse, body: unknown) =>
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe.each(ADAPTERS)('%s', (name, make) => {
  it('understands its documented answer, is asked once for the same, and says who asks', async () => {
    http.behave((_r, a) => json(a, ANSWERS[name]?.good));
    const { once, health } = asking(make);
    const first = await once();
    expect(first).toMatchObject({ known: false });
    expect(first.value).toMatchSnapshot();
    expect(await once()).toEqual({ value: JSON.parse(JSON.stringify(first.value)), known: true });
    expect(http.seen).toHaveLength(1);
    expect(http.seen[0]?.headers['user-agent']).toContain('mailto:ops@example.org');
    expect(decodeURIComponent(`${http.seen[0]?.path} ${JSON.stringify(http.seen[0]?.body)}`)).toMatchSnapshot();
    expect(await health()).toMatchObject({ calls: 1, failures: 0, lastError: null, openUntil: null });
  });

  it('asks again once its answer is too old', async () => {
    http.behave((_r, a) => json(a, ANSWERS[name]?.good));
    const { once, clock } = asking(make);
    await once();
    clock.advance(40 * 86_400_000);
    expect(await once()).toMatchObject({ known: false });
  });

  it.each<[string, OutgoingError['fault'], Parameters<HttpDouble['behave']>[0]]>([
    [
      'HTML instead of JSON',
      'form',
      (_r, a) => a.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Wait</p>'),
    ],
    ['changed fields', 'form', (_r, a) => json(a, ANSWERS[name]?.changed)],
    ['an empty body', 'form', (_r, a) => a.writeHead(200).end()],
    ['503', 'limited', (_r, a) => a.writeHead(503).end('busy')],
    ['401', 'status', (_r, a) => a.writeHead(401).end('{}')],
    ['a redirect', 'status', (_r, a) => a.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
    ['nothing, for ever', 'timeout', () => {}],
    ['a broken line', 'unreachable', (_r, a) => a.destroy()],
    [
      'ten megabytes',
      'too_large',
      (_r, a) => a.writeHead(200, { 'content-type': 'application/json' }).end(`["${'x'.repeat(10_000_000)}"]`),
    ],
  ])('%s: a failure with its cause, counted, without the key', async (_, fault, behaviour) => {
    http.behave(behaviour);
    const { once, health } = asking(make, never, fault === 'timeout' ? 200 : undefined);
    await expect(once()).rejects.toMatchObject({ name: 'OutgoingError', fault });
    const row = await health();
    expect(row?.failures).toBeGreaterThan(0);
    expect(row?.lastError).not.toBeNull();
    expect(row?.lastError).not.toContain(KEY);
    expect(row?.lastError).not.toContain('omato');
  });

  it('429 for an hour: left alone for an hour, by everybody', async () => {
    http.behave((_r, a) => a.writeHead(429, { 'retry-after': '3600' }).end());
    const { once, clock } = asking(make);
    await expect(once()).rejects.toBeInstanceOf(OutgoingError);
    await expect(once()).rejects.toBeInstanceOf(SourceRestsError);
    expect(http.seen).toHaveLength(1);
    clock.advance(3_601_000);
    http.behave((_r, a) => json(a, ANSWERS[name]?.good));
    expect(await once()).toMatchObject({ known: false });
  });

  it('three failures in a row open the breaker; an answer closes it', async () => {
    http.behave((_r, a) => a.writeHead(500).end());
    const { once, health, clock } = asking(make);
    for (let i = 0; i < 3; i++) await expect(once()).rejects.toBeInstanceOf(OutgoingError);
    await expect(once()).rejects.toBeInstanceOf(SourceRestsError);
    expect(http.seen).toHaveLength(3);
    clock.advance(61_000);
    http.behave((_r, a) => json(a, ANSWERS[name]?.good));
    await once();
    expect(await health()).toMatchObject({ inARow: 0, openUntil: null });
  });

  it('who stops waiting is not counted against it', async () => {
    http.behave(() => {});
    const gone = new AbortController();
    const { once, health } = asking(make, gone.signal);
    setTimeout(() => gone.abort(), 50);
    await expect(once()).rejects.toThrow();
    expect(await health()).toBeUndefined();
  });
});

describe('a source', () => {
  it('that says 429 is waited for as long as it asks, where that is short, and asked once more', async () => {
    http.behave((_r, a, count) =>
      count === 1 ? a.writeHead(429, { 'retry-after': '1' }).end() : json(a, ANSWERS['europe-pmc']?.good),
    );
    const { once, health } = asking(europePmc);
    const began = performance.now();
    await once();
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(await health()).toMatchObject({ calls: 2, failures: 1, inARow: 0 });
  });
});

it('what a source took is told of the newest fifty answers', async () => {
  const health = createSourceHealth(database, testClock());
  for (let took = 1; took <= 51; took += 1) await health.answered('timed', took);
  const row = (await readSourceHealth(database.sql)).find(({ source }) => source === 'timed');
  expect([row?.times.length, row?.times[0], row?.times.at(-1)]).toEqual([50, 2, 51]);
});

it('a source in trouble rests a minute, then twice as long after each further failure, an hour at most', async () => {
  const clock = testClock();
  const health = createSourceHealth(database, clock);
  const minutes: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    await health.failed('troubled', new Error('no'), 1);
    const until = await health.openUntil('troubled');
    minutes.push(until === null ? 0 : Math.round((until.getTime() - clock.now().getTime()) / 60_000));
  }
  expect(minutes).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
});

describe('a host', () => {
  it('is asked no faster than its source allows, however many jobs run', async () => {
    const limiter = createHostLimiter();
    const began = performance.now();
    await Promise.all([1, 2, 3].map(() => limiter.turn('one.example', 60, never)));
    expect(performance.now() - began).toBeGreaterThanOrEqual(115);
    await limiter.turn('another.example', 60, never);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('SearXNG', () => {
  it('whose engines do not answer has found nothing to be kept', async () => {
    http.behave((_r, a) => json(a, { results: [], unresponsive_engines: [['one', 'timeout']] }));
    const { once } = asking(searxng);
    await expect(once()).rejects.toMatchObject({ fault: 'limited' });
  });
});

describe('Wikipedia', () => {
  it('is asked, and read, in the language of what is looked for', async () => {
    http.behave((_r, a) => json(a, ANSWERS.wikipedia?.good));
    const source = wikipedia(createAskJson(outgoing), `${http.url}/{lang}`);
    const hits = await source.search({ ...QUERY, language: 'fr' }, never);
    expect(http.seen[0]?.path).toMatch(/^\/fr\//);
    expect(hits).toMatchObject([{ language: 'fr', url: 'https://fr.wikipedia.org/wiki/Tomato_paste' }]);
  });
});
