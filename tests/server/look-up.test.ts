import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingInto, sourcesAt } from '../../bench/research/made-sources.ts';
import { type MadeWeb, startMadeWeb } from '../../bench/research/made-web.ts';
import { readProblem } from '../../bench/research/problems.ts';
import type { Database } from '../../server/db/database.ts';
import { auditEvents } from '../../server/db/schema/back-office.ts';
import { sourceCache, sourceHealth } from '../../server/db/schema/sources.ts';
import { type LookingUp, startLookingUp } from '../../server/looking-up.ts';
import type { Outgoing } from '../../server/outgoing/outgoing.ts';
import { createOutgoing } from '../../server/outgoing/outgoing.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { keyWordsOf } from '../../server/research/look-up/web-passages.ts';
import { engineAdvice } from '../../server/research/tasks/advice.ts';
import { answersInWords } from '../../server/research/tasks/answer-in-words.ts';
import { DEFAULT_SOURCES } from '../../src/contract/default-sources.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { canonicalText } from '../../src/engine/canonical-text.ts';
import { passageBlock } from '../../src/engine/passages.ts';
import { libraryFor, lineOf, research } from '../engine/support/run.ts';
import { act, administrator, look } from '../support/admin.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { readerHere } from '../support/document-reader.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { memoryLog, ORIGIN, type Person, startTestServer, type TestServer, testClock } from '../support/server.ts';

const OFF = {
  literature: false,
  contact: null,
  openAlexKey: null,
  searchUrl: null,
  braveKey: null,
  tavilyKey: null,
  proxy: null,
};
const { log, logged } = memoryLog();
const problem = readProblem('tomatoes-ghana');
const PATIENT = { timeout: 60_000 };
const never = new AbortController().signal;

let web: MadeWeb;
let database: Database;
let server: TestServer;
let lookingUp: LookingUp;
const started = (into: Database, made: Parameters<typeof startLookingUp>[2], settings = OFF) =>
  startLookingUp(settings, { database: into, clock: testClock(), log, origin: ORIGIN, version: 'test' }, made);

beforeAll(async () => {
  web = await startMadeWeb(problem.pages.filter(({ delay }) => delay === 0));
  database = await freshDatabase();
  lookingUp = started(database, { outgoing: outgoingInto(web.port), sources: sourcesAt(web.port), reader: readerHere });
  const engine = evidenceEngine(realPacks);
  server = await startTestServer({
    database,
    lookingUp,
    engine,
    advice: engineAdvice(realPacks),
    client: clientWithPacks(),
  });
});
beforeEach(async () => {
  web.asked.length = 0;
  logged.length = 0;
  await database.sql.delete(sourceCache);
  await database.sql.delete(sourceHealth);
});
afterAll(async () => {
  await server.stop();
  await lookingUp.stop();
  await web.close();
});

async function made(
  at: TestServer,
  query = problem.query,
): Promise<{ ama: Person; id: string; content: ReportContent }> {
  const ama = await at.signUp();
  const id = await at.startJob(ama, query);
  const done = await at.finish(ama, id, { nearest: lineOf(problem.playbook) });
  expect(done).toMatchObject({ status: 'completed', error: null });
  const { body } = await at.call('GET', `/api/market-validation/report/${id}`, { as: ama });
  return { ama, id, content: body.data.report };
}

const quotesOf = ({ sources }: ReportContent) => sources.filter(({ kind }) => kind === 'passage');
const hashOf = (content: ReportContent) => createHash('sha256').update(canonicalText(content)).digest('hex');

/** The same problem without anybody outside. */
const alone = () => research(problem.query, { nearest: lineOf(problem.playbook) }).content;

describe('what others have found', () => {
  it('is quoted in the report of a real job, word for word, each with its source and its place', PATIENT, async () => {
    const { content } = await made(server);
    const quotes = quotesOf(content);
    expect(quotes.length).toBeGreaterThanOrEqual(5);
    for (const source of quotes)
      expect(content.industry_analysis).toContain(passageBlock(source, content.metadata.countries));
    expect(quotes.map(({ passage }) => passage?.place)).toContain('page 2');
    expect(content.metadata.rests_on).toEqual({ published: new Set(quotes.map((one) => one.source_url)).size });
    expect(content.metadata.hash).toBe(hashOf(content));
    for (const piece of [...problem.falsehoods, ...problem.orders])
      expect(JSON.stringify(content)).not.toContain(piece);
  });

  it('tells what was searched, read, kept and could not be had, and only key terms left', PATIENT, async () => {
    const secret = 'My aunt Akosua told me in Bantama on Tuesday.';
    const { content } = await made(server, `${problem.query} ${secret}`);
    const kinds = new Set(content.metadata.trail?.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['failed', 'kept', 'left_out', 'read', 'searched']);
    expect(decodeURIComponent(web.asked.join('\n'))).not.toMatch(/Akosua|Bantama|Tuesday|Techiman|aunt|third/);
    expect(web.asked.length).toBeLessThanOrEqual(30);
  });

  it('is quoted in a starter kit too, by the words that tell most of what its founder wrote', PATIENT, async () => {
    const ama = await server.signUp();
    const text =
      'At Makola in Accra the tomatoes that come from Kumasi are crushed in the crate, and tomatoes rot before traders sell them. ' +
      'Traders lose crates of tomatoes each week. My aunt Akosua told me in Bantama.';
    const id = await server.startJob(ama, text);
    const none = libraryFor(text).asking.none_of_these;
    const done = await server.finish(ama, id, { nearest: none, kind: libraryFor(text).kits.spoiled?.name ?? '' });
    expect(done).toMatchObject({ status: 'completed', error: null });
    const { body } = await server.call('GET', `/api/market-validation/report/${id}`, { as: ama });
    const kit: ReportContent = body.data.report;
    expect(kit.metadata).toMatchObject({ kind: 'starter_kit', kit: 'spoiled' });
    const quotes = quotesOf(kit);
    expect(quotes.length).toBeGreaterThanOrEqual(2);
    for (const source of quotes) expect(kit.industry_analysis).toContain(passageBlock(source, kit.metadata.countries));
    expect(kit.metadata.hash).toBe(hashOf(kit));
    expect(kit.metadata.trail?.length).toBeGreaterThan(0);
    for (const piece of [...problem.falsehoods, ...problem.orders]) expect(JSON.stringify(kit)).not.toContain(piece);
    expect(decodeURIComponent(web.asked.join('\n'))).not.toMatch(/Akosua|Bantama/);
    const anew = await engineAdvice(realPacks).revise(
      kit,
      { found: [{ text: 'Two of nine.' }], answers: {} },
      '2026-11-20',
    );
    expect(quotesOf(anew)).toEqual(quotes);
  });

  it('is not asked for again: the next report on the same needs no call', PATIENT, async () => {
    await made(server);
    const dead = web.asked.filter((url) => /dead|inwards|huge/.test(url)).length;
    web.asked.length = 0;
    const { content } = await made(server);
    expect(quotesOf(content).length).toBeGreaterThanOrEqual(5);
    // What could not be read is no document to be kept.
    expect(web.asked.length).toBeLessThanOrEqual(dead);
  });

  it('stays when the report is made anew with what its founder found, and goes with its country', PATIENT, async () => {
    const { ama, id, content } = await made(server);
    const note = { note: { text: 'I asked four traders and two paid for lined crates.' } };
    const added = await server.call('POST', `/api/reports/${id}/found`, {
      as: ama,
      key: crypto.randomUUID(),
      body: note.note,
    });
    expect(added.status).toBe(200);
    const anew = (await server.call('GET', `/api/market-validation/report/${id}`, { as: ama })).body.data.report;
    const words = (one: ReportContent) => quotesOf(one).map(({ passage }) => passage?.quote);
    expect(words(anew)).toEqual(words(content));
    expect(anew.metadata.trail).toEqual(content.metadata.trail);
    const elsewhere = await engineAdvice(realPacks).revise(
      content,
      { found: [], answers: { where: 'Nakuru, Kenya' } },
      '2026-11-20',
    );
    expect(quotesOf(elsewhere)).toEqual([]);
    expect(elsewhere.industry_analysis).not.toContain('What others have found');
  });
});

describe('a job', () => {
  /** A server whose way out is this one. */
  async function over(outgoing: Outgoing, work: (at: TestServer, looked: LookingUp) => Promise<void>): Promise<void> {
    const own = await freshDatabase();
    const looked = started(own, { outgoing, sources: sourcesAt(web.port), reader: readerHere });
    const engine = evidenceEngine(realPacks);
    const at = await startTestServer({ database: own, lookingUp: looked, engine, client: clientWithPacks() });
    try {
      await work(at, looked);
    } finally {
      await at.stop();
      await looked.stop();
    }
  }

  it(
    'without a network is as it would be without anybody outside, in less than a second more, and says nothing',
    PATIENT,
    async () => {
      const nowhere = createOutgoing({ proxy: 'http://127.0.0.1:9', agent: 'test' });
      await over(nowhere, async (at, looked) => {
        const { content } = await made(at);
        expect(content.industry_analysis).toBe(alone().industry_analysis);
        expect(content.metadata.trail).toBeUndefined();
        expect(content.sources).toEqual(alone().sources);
        expect(logged).toEqual([]);
        const plan = await evidenceEngine(realPacks).planLookUp({});
        expect(plan).toBeNull();
        const began = performance.now();
        expect(
          await nowhere.isOnline(
            looked.sources.map(({ base }) => base),
            900,
            never,
          ),
        ).toBe(false);
        expect(performance.now() - began).toBeLessThan(1_000);
      });
    },
  );

  it('ends well with every source dead, and the report is the same', PATIENT, async () => {
    const dead: Outgoing = {
      ...outgoingInto(web.port),
      send: async () => ({ status: 500, headers: {}, body: Buffer.from('<h1>Error</h1>') }),
    };
    await over(dead, async (at) => {
      const { content } = await made(at);
      expect({ ...content, metadata: { ...content.metadata, trail: undefined } }).toMatchObject({
        industry_analysis: alone().industry_analysis,
        sources: alone().sources,
      });
      expect(content.metadata.trail?.map(({ kind }) => kind)).not.toContain('kept');
      const support = await administrator(at, 'support_admin');
      const { rows } = (await look(at, support, 'monitoring/sources')).body.data;
      expect(rows).toContainEqual(
        expect.objectContaining({ name: 'europe-pmc', failures: 1, last_error: 'It answered 500' }),
      );
    });
  });

  it('that is taken back asks nobody anything any more, within a second', PATIENT, async () => {
    await over(outgoingInto(web.port), async (at) => {
      const ama = await at.signUp();
      const id = await at.startJob(ama, problem.query);
      web.held = true;
      try {
        const answered = at.finish(ama, id, { nearest: lineOf(problem.playbook) }).catch(() => undefined);
        await expect.poll(() => web.waiting(), { timeout: 10_000 }).toBe(1);
        const path = `/api/market-validation/cancel/${id}`;
        const { body } = await at.call('POST', path, { as: ama, key: crypto.randomUUID() });
        expect(body.data.cancelled).toBe(true);
        await expect.poll(() => web.waiting(), { timeout: 1_000 }).toBe(0);
        const asked = web.asked.length;
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(web.asked.length).toBe(asked);
        const state = (await at.call('GET', `/api/market-validation/status/${id}`, { as: ama })).body.data;
        expect(state).toMatchObject({ status: 'cancelled', refunded: true });
        void answered;
      } finally {
        web.held = false;
      }
    });
  });
});

describe('the trail', () => {
  it('is told whole, and from a line on', PATIENT, async () => {
    const { ama, id } = await made(server);
    const status = async (query = '') =>
      (await server.call('GET', `/api/market-validation/status/${id}${query}`, { as: ama })).body.data.trail;
    const whole = await status();
    expect(whole.map(({ n }: { n: number }) => n)).toEqual(whole.map((_: unknown, i: number) => i + 1));
    expect(await status('?after=10')).toEqual(whole.slice(10));
    const stranger = await server.signUp();
    const { status: code } = await server.call('GET', `/api/market-validation/status/${id}`, { as: stranger });
    expect(code).toBe(404);
  });
});

describe('the chat', () => {
  const ASKED = 'How many percent of their tomatoes did traders with lined crates lose, says whom?';
  const report = research(problem.query, { nearest: lineOf(problem.playbook) }).content;

  it('asks the web only when it is told to look further, with key words alone, and quotes', PATIENT, async () => {
    const advice = answersInWords(engineAdvice(realPacks), null, lookingUp.webSearch, log);
    const question = { report, question: ASKED, before: [] };
    await advice.answer({ ...question, widen: false }, never);
    expect(web.asked).toEqual([]);
    const silent = { ...engineAdvice(realPacks), answer: async () => ({ content: 'No', chunks: [] }) };
    const wide = await answersInWords(silent, null, lookingUp.webSearch, log).answer(
      { ...question, widen: true },
      never,
    );
    expect(wide.content).toContain('we did not check it');
    expect(wide.chunks[0]).toMatchObject({ metadata: { section: 'web' } });
    expect(wide.content).not.toMatch(/[[\]`*]/);
    expect(web.asked[0]).not.toMatch(/whom|How|many/i);
  });

  it('sends the words that name things', () => {
    expect(keyWordsOf(ASKED)).toEqual(['percent', 'tomatoes', 'traders', 'lined', 'crates', 'lose']);
    expect(keyWordsOf('?')).toEqual([]);
  });
});

describe('an operator', () => {
  it(
    'tries a source: it is asked once, counted, noted in the audit log, and not again within seconds',
    PATIENT,
    async () => {
      const support = await administrator(server, 'support_admin');
      const tryIt = (name: string) => act(server, support, 'POST', `monitoring/sources/${name}/try`);
      const first = await tryIt('doaj');
      expect(first).toMatchObject({ status: 200, body: { data: { found: 0, error: null } } });
      expect(web.asked).toHaveLength(1);
      expect(await tryIt('doaj')).toMatchObject({ status: 429, body: { code: 'rate_limit_exceeded' } });
      expect(await tryIt('nobody')).toMatchObject({ status: 404 });
      expect(web.asked).toHaveLength(1);
      const { rows } = (await look(server, support, 'monitoring/sources')).body.data;
      expect(rows).toContainEqual(expect.objectContaining({ name: 'doaj', calls: 1, failures: 0, rests_until: null }));
      const [noted] = await database.sql.select().from(auditEvents).where(eq(auditEvents.action, 'source.tried'));
      expect(noted?.details).toEqual({ tab: 'monitoring', source: 'doaj', ok: true });
    },
  );

  it('sees until when a source rests, and nothing of a rest that is over', PATIENT, async () => {
    const now = server.clock.now();
    const [over, until] = [new Date(now.getTime() - 60_000), new Date(now.getTime() + 60_000)];
    const failed = { calls: 3, failures: 3, inARow: 3, times: [], since: over };
    await database.sql.insert(sourceHealth).values([
      { ...failed, source: 'doaj', openUntil: until },
      { ...failed, source: 'crossref', openUntil: over },
    ]);
    const support = await administrator(server, 'support_admin');
    const { rows } = (await look(server, support, 'monitoring/sources')).body.data;
    const rests = (name: string) => rows.find((row: { name: string }) => row.name === name).rests_until;
    expect(rests('doaj')).toBe(until.toISOString());
    expect(rests('crossref')).toBeNull();
  });

  it('who is none may not', async () => {
    const ama = await server.signUp();
    expect(await act(server, ama, 'POST', 'monitoring/sources/doaj/try')).toMatchObject({ status: 403 });
    expect(web.asked).toEqual([]);
  });
});

describe('the settings', () => {
  it('give the sources that need no key, in the order that the privacy page says them', () => {
    const { sources } = started(database, { reader: readerHere }, { ...OFF, literature: true });
    expect(sources.map(({ title }) => title)).toEqual([...DEFAULT_SOURCES]);
  });
  it('give those that have a key besides, and none where all are off', () => {
    const keys = { openAlexKey: 'k', searchUrl: 'http://127.0.0.1:8888', braveKey: 'k', tavilyKey: 'k' };
    const names = (settings: typeof OFF) =>
      started(database, { reader: readerHere }, settings).sources.map(({ name }) => name);
    expect(names({ ...OFF, literature: true, ...keys } as unknown as typeof OFF).slice(6)).toEqual([
      'openalex',
      'searxng',
      'brave',
      'tavily',
    ]);
    expect(names(OFF)).toEqual([]);
    expect(started(database, { reader: readerHere }).lookUp).toBeNull();
  });
});
