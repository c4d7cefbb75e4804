import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../server/db/schema/back-office.ts';
import { reports } from '../../server/db/schema/reports.ts';
import { evidenceEngine } from '../../server/research/engine/engine.ts';
import { addToReport, correctReport, keepRevision, type Revision } from '../../server/services/found.ts';
import { loadReport } from '../../server/services/reports.ts';
import { MAX_FOUND } from '../../src/contract/limits.ts';
import type { ReportContent } from '../../src/contract/report.ts';
import { addFound } from '../../src/contract/reports.ts';
import { HOUR } from '../../src/lib/moments.ts';
import { clientWithPacks, realPacks } from '../support/client-with-packs.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let ama: Person;
beforeAll(async () => {
  const allowance = { market_validation: 100, problem_generator: 3 };
  server = await startTestServer({ client: clientWithPacks(), engine: evidenceEngine(realPacks), allowance });
  ama = await server.signUp();
});
afterAll(() => server?.stop());

const TOMATOES = 'Tomato traders in Kumasi lose crates of tomatoes that are crushed on the truck.';
const add = (report: string, text: string, key = randomUUID(), as = ama) =>
  server.call('POST', `/api/reports/${report}/found`, { as, key, body: { text } });
const made = async (query: string, chosen = {}) => {
  const id = await server.startJob(ama, query);
  await server.finish(ama, id, chosen);
  return id;
};
const used = async () => (await server.call('GET', '/api/credits/status', { as: ama })).body.data.used;

describe('adding what was found', () => {
  it('makes sums and verdict anew, marks the report revised, and costs nothing', async () => {
    const report = await made(TOMATOES);
    const before = (await server.call('GET', `/api/market-validation/report/${report}`, { as: ama })).body.data;
    expect(before.report.metadata.verdict).toBe('not_enough_known');
    const spent = await used();
    const answer = await add(report, 'I counted 19 of 83 crates crushed. A crate costs 400 cedis, 60 crates a trip.');
    const { data } = v.parse(addFound.answer, answer.body);
    expect(data.report).toMatchObject({ id: report, isRevised: true });
    expect(data.content.report.metadata.verdict).toBe('proceed');
    expect(data.content.report.executive_summary).toContain('cedis');
    expect(data.content.report.metadata.found).toHaveLength(1);
    // No question is told as skipped that was never asked.
    expect(data.content.report.metadata.answers).toEqual(before.report.metadata.answers);
    expect(data.content.report.metadata.hash).not.toBe(before.report.metadata.hash);
    expect(await used()).toBe(spent);
    // Found since: what decides, decides.
    const next = await add(report, 'I asked 8 wholesalers for a deposit and nobody paid.');
    expect(next.body.data.content.report.metadata).toMatchObject({ verdict: 'pivot' });
    expect(next.body.data.content.report.metadata.found).toHaveLength(2);
  });

  it('takes what the founder says it comes to, and words of a later note that tell of more', async () => {
    const report = await made(TOMATOES);
    const say = (body: object) =>
      server.call('POST', `/api/reports/${report}/found`, { as: ama, key: randomUUID(), body });
    const few = await say({ text: 'Only two stalls in the whole town sell that way.', outcome: 'few' });
    expect(few.body.data.content.report.metadata).toMatchObject({ verdict: 'stop', found: [{ outcome: 'few' }] });
    const same = await say({ text: 'The rains began in May.' });
    expect(same.body.data.content.report.metadata.verdict).toBe('stop');
    const paid = await say({ text: 'I found 8 more stalls. 6 of them paid me a deposit of 50 cedis.' });
    expect(paid.body.data.content.report.metadata.verdict).toBe('proceed');
    expect((await say({ text: 'x', outcome: 'whatever' })).status).toBe(400);
  });

  it('is found by its words, noted, and changes the row of the report along with it', async () => {
    const report = await made(TOMATOES);
    const found = async () =>
      (await server.call('GET', '/api/reports/search?q=zobo', { as: ama })).body.data.reports.map(
        (row: { id: string }) => row.id,
      );
    expect(await found()).not.toContain(report);
    const answer = await add(report, 'A zobo seller counted 19 of 83 crates crushed. A crate costs 400 cedis.');
    const { isRevised, revised_at } = answer.body.data.report;
    expect(isRevised).toBe(true);
    expect(revised_at).toBe(answer.body.data.content.report.metadata.revised_at);
    expect(await found()).toContain(report);
    const noted = await server.database.sql.select().from(events).where(eq(events.name, 'report_revised'));
    expect(noted.some(({ userId }) => userId === ama.id)).toBe(true);
  });

  it('happens once for an operation', async () => {
    const report = await made(TOMATOES);
    const key = randomUUID();
    const first = await add(report, 'I asked 6 traders.', key);
    expect((await add(report, 'I asked 6 traders.', key)).body).toEqual(first.body);
    const read = await server.call('GET', `/api/market-validation/report/${report}`, { as: ama });
    expect(read.body.data.report.metadata.found).toHaveLength(1);
  });

  it('two at once are both kept, one after the other', async () => {
    const kofi = await server.signUp();
    const id = await server.startJob(kofi, TOMATOES);
    await server.finish(kofi, id);
    const keys = [randomUUID(), randomUUID()];
    for (let tries = 0; tries < 3; tries += 1)
      await Promise.all(keys.map((key, n) => add(id, `Talk number ${n}.`, key, kofi)));
    const read = await server.call('GET', `/api/market-validation/report/${id}`, { as: kofi });
    expect(read.body.data.report.metadata.found).toHaveLength(2);
  });

  it('what was made from a report that is another one by now is not kept over it', async () => {
    const kofi = await server.signUp();
    const id = await server.startJob(kofi, TOMATOES);
    await server.finish(kofi, id);
    const { database, clock } = server;
    const deps = { database, clock, advice: { revise: async (content: ReportContent) => content } };
    const note = (text: string) => addToReport(deps, kofi.id, id, { text });
    const [first, second] = [await note('One'), await note('Two')];
    const keep = (made: Revision) => database.transaction((tx) => keepRevision(tx, deps, kofi.id, id, made));
    expect((await keep(first)).content.report.metadata.found).toMatchObject([{ text: 'One' }]);
    await expect(keep(second)).rejects.toMatchObject({ code: 'in_progress' });
    expect((await keep(await note('Two'))).content.report.metadata.found).toMatchObject([
      { text: 'One' },
      { text: 'Two' },
    ]);
  });

  it('takes thirty notes and no more', async () => {
    const kofi = await server.signUp();
    const id = await server.startJob(kofi, TOMATOES);
    await server.finish(kofi, id);
    const { database, clock } = server;
    const deps = { database, clock, advice: { revise: async (content: ReportContent) => content } };
    for (let n = 0; n < MAX_FOUND; n += 1) {
      const made = await addToReport(deps, kofi.id, id, { text: `Talk number ${n}.` });
      await database.transaction((tx) => keepRevision(tx, deps, kofi.id, id, made));
    }
    const answer = await add(id, 'One more.', randomUUID(), kofi);
    expect(answer).toMatchObject({ status: 409, body: { code: 'too_much_found' } });
  });

  it('of a report that was thrown away meanwhile is not kept', async () => {
    const kofi = await server.signUp();
    const id = await server.startJob(kofi, TOMATOES);
    await server.finish(kofi, id);
    const { database, clock } = server;
    const deps = { database, clock, advice: { revise: async (content: ReportContent) => content } };
    const made = await addToReport(deps, kofi.id, id, { text: 'One' });
    await server.call('DELETE', `/api/reports/${id}`, { as: kofi, key: randomUUID(), body: { permanent: false } });
    const keep = database.transaction((tx) => keepRevision(tx, deps, kofi.id, id, made));
    await expect(keep).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps title, tags and category that the person gave', async () => {
    const kofi = await server.signUp();
    const id = await server.startJob(kofi, TOMATOES);
    await server.finish(kofi, id);
    const own = { title: 'Mine', tags: ['for the bank'], category: 'Loans' };
    await server.call('PUT', `/api/reports/${id}/metadata`, { as: kofi, key: randomUUID(), body: own });
    const { body } = await add(id, 'I asked 6 traders.', randomUUID(), kofi);
    expect(body.data.report).toMatchObject(own);
  });

  it('turns a starter kit into a report once a playbook fits', async () => {
    const kofi = await server.signUp();
    const id = await server.startJob(kofi, 'In Kumasi something goes wrong in the market every week.');
    await server.finish(kofi, id, { nearest: 'None of these' });
    const before = await server.call('GET', `/api/market-validation/report/${id}`, { as: kofi });
    expect(before.body.data.report.metadata.kind).toBe('starter_kit');
    const { body } = await add(
      id,
      'Tomatoes are crushed in the crates on the truck, they arrive soft at the market and the trader sells them at half price.',
      randomUUID(),
      kofi,
    );
    expect(body.data.content.report.metadata).toMatchObject({ kind: 'report', playbook: 'agriculture.transit-loss' });
    expect(body.data.report.kind).toBe('report');
    // Its category goes along with the industry, as nobody chose another.
    const { industry_name } = body.data.content.report.metadata;
    expect(industry_name).not.toBe(before.body.data.report.metadata.industry_name);
    expect(body.data.report).toMatchObject({ category: industry_name, industry: industry_name });
  });

  it('is nobody else’s', async () => {
    const report = await server.startJob(ama, TOMATOES).catch(() => '');
    const kofi = await server.signUp();
    expect((await add(report || randomUUID(), 'x', randomUUID(), kofi)).status).toBe(404);
  });
});

describe('correcting a reading', () => {
  const correct = (report: string, slot: string, answer: string) =>
    server.call('POST', `/api/reports/${report}/reading`, { as: ama, key: randomUUID(), body: { slot, answer } });

  it('puts one slot right, twice, and costs nothing', async () => {
    const kofi = ama;
    ama = await server.signUp();
    const report = await made(TOMATOES);
    const spent = await used();
    const first = await correct(report, 'where', 'Nakuru, Kenya');
    expect(first.body.data.content.report.metadata.countries).toEqual(['KEN']);
    const second = await correct(report, 'payer', 'Nobody, as far as I can see');
    expect(second.body.data.content.report.metadata).toMatchObject({ verdict: 'pivot', countries: ['KEN'] });
    expect(await used()).toBe(spent);
    // Who pays was open: saying it was no correction.
    expect((await correct(report, 'who', 'Farmers')).status).toBe(200);
    expect(await correct(report, 'payer', 'Traders')).toMatchObject({ status: 409, body: { code: 'reading_closed' } });
    ama = kofi;
  });

  it('is free to the end of the hour after the report, and what is found since is no correction and takes none back', async () => {
    const report = await made(TOMATOES);
    const { database } = server;
    const { created_at } = await loadReport(database.sql, ama.id, report);
    const at = (ms: number) => {
      const clock = { now: () => new Date(Date.parse(created_at) + ms) };
      return { database, clock, advice: { revise: async (content: ReportContent) => content } };
    };
    const right = (ms: number) => correctReport(at(ms), ama.id, report, { slot: 'where', answer: 'Kenya' });
    await expect(right(HOUR + 1)).rejects.toMatchObject({ code: 'reading_closed' });
    const corrected = await right(HOUR);
    await database.transaction((tx) => keepRevision(tx, at(HOUR), ama.id, report, corrected));
    const noted = await addToReport(at(HOUR), ama.id, report, { text: 'One' });
    expect(noted.content.metadata).toMatchObject({ corrections: 1, found: [{ text: 'One' }] });
    await database.transaction((tx) => keepRevision(tx, at(HOUR), ama.id, report, noted));
    const again = await right(HOUR);
    expect(again.content.metadata).toMatchObject({ corrections: 2, found: [{ text: 'One' }] });
  });

  it('counts the report for the country that it is now about', async () => {
    const report = await made(TOMATOES);
    await correct(report, 'where', 'Nakuru, Kenya');
    const [row] = await server.database.sql.select().from(reports).where(eq(reports.id, report));
    expect(row?.countries).toEqual(['Kenya']);
  });

  it('takes at any time what was never said, and counts it as no correction', async () => {
    const kofi = ama;
    ama = await server.signUp();
    const report = await made(TOMATOES.replace(' in Kumasi', ' in Ghana'));
    server.clock.advance(3 * HOUR);
    const token = { body: { refresh_token: ama.refreshToken } };
    const { body } = await server.call('POST', '/auth/v1/token?grant_type=refresh_token', token);
    ama = { ...ama, token: body.access_token };
    const town = (await correct(report, 'where', 'Kumasi, Ghana')).body.data.content.report;
    expect(town.summary).toContain('Place: Kumasi, Ghana.');
    expect(town.metadata.open).toEqual(['payer']);
    expect(town.metadata.corrections).toBe(0);
    // Once it is said, putting it right is a correction, and the hour is over.
    expect((await correct(report, 'where', 'Tamale, Ghana')).status).toBe(409);
    const paid = (await correct(report, 'payer', 'Wholesalers')).body.data.content.report;
    expect(paid.metadata.open).toBeUndefined();
    expect(paid.summary).toContain('Place: Kumasi, Ghana.');
    ama = kofi;
  });
});
