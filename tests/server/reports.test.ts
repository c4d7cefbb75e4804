import { randomUUID } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reports as reportRows } from '../../server/db/schema/reports.ts';
import { sweep } from '../../server/jobs/sweep.ts';
import type { AnyCall } from '../../src/contract/call.ts';
import { pathOf } from '../../src/contract/call.ts';
import { changes } from '../../src/contract/changes.ts';
import * as credits from '../../src/contract/credits.ts';
import * as reports from '../../src/contract/reports.ts';
import * as research from '../../src/contract/research.ts';
import { SAME_VISIT_MS } from '../../src/domain/views-per-report.ts';
import { DAY } from '../../src/lib/moments.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ allowance: { market_validation: 1_000, problem_generator: 3 } });
});
afterAll(() => server?.stop());

const get = async (as: Person, path: string) => (await server.call('GET', path, { as })).body.data;
const write = (as: Person, method: string, path: string, body?: unknown) =>
  server.call(method, path, { as, key: randomUUID(), ...(body === undefined ? {} : { body }) });

describe('every answer keeps its contract', () => {
  it('for reads and writes of a finished report', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama);
    const params = { id, jobId: id, workflowId: id, sessionId: id };
    const calls: [AnyCall, { query?: string; body?: unknown }][] = [
      [reports.reportHistory, {}],
      [reports.searchReports, { query: '?q=tomato' }],
      [reports.searchSuggestions, { query: '?q=tom' }],
      [reports.reportTrash, {}],
      [reports.loadReport, {}],
      [research.fetchReport, {}],
      [research.researchStatus, {}],
      [research.openJobs, {}],
      [research.stopResearch, {}],
      [research.resumeResearch, {}],
      [credits.creditStatus, {}],
      [credits.explorerCreditStatus, {}],
      [changes, {}],
      [reports.pinReport, { body: { is_pinned: true } }],
      [reports.viewReport, {}],
      [reports.editReportMetadata, { body: { title: 'Mine' } }],
      [reports.deleteReport, { body: { permanent: false } }],
      [reports.restoreReport, {}],
      [research.startResearch, { body: { query: 'Onions' } }],
    ];
    for (const [call, { query = '', body }] of calls) {
      const answer = await server.call(call.method, pathOf(call.path, params) + query, {
        as: ama,
        key: randomUUID(),
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status, `${call.method} ${call.path}: ${JSON.stringify(answer.body)}`).toBe(200);
      expect(() => v.parse(call.answer, answer.body), `${call.method} ${call.path}`).not.toThrow();
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-baraza-build')).toBe('test-build');
    }
  });
});

describe('[security 1] what belongs to another account is not there', () => {
  it.each([
    ['GET', '/api/market-validation/status/:id'],
    ['GET', '/api/market-validation/report/:id'],
    ['GET', '/api/reports/:id'],
    ['GET', '/api/jobs/:id/events'],
    ['POST', '/api/market-validation/answers/:id', { answers: {} }],
    ['POST', '/api/market-validation/stop/:id'],
    ['POST', '/api/market-validation/resume/:id'],
    ['PUT', '/api/reports/:id/pin', { is_pinned: true }],
    ['POST', '/api/reports/:id/view'],
    ['DELETE', '/api/reports/:id', { permanent: false }],
    ['DELETE', '/api/reports/:id', { permanent: true }],
    ['POST', '/api/reports/:id/restore'],
    ['PUT', '/api/reports/:id/metadata', { title: 'Stolen' }],
  ])('%s %s', async (method, path, body?: object) => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const id = await server.report(ama, 'The secret of Ama');
    const before = await get(ama, '/api/reports/history');
    const theirs = await write(kofi, method, path.replace(':id', id), body);
    const nobodys = await write(kofi, method, path.replace(':id', randomUUID()), body);
    const odd = await write(kofi, method, path.replace(':id', 'not-an-id'), body);
    for (const answer of [theirs, nobodys, odd]) {
      expect(answer.status).toBe(404);
      expect({ ...answer.body, request_id: '' }).toEqual({ ...nobodys.body, request_id: '' });
      expect(JSON.stringify(answer.body)).not.toContain('Ama');
    }
    expect(await get(ama, '/api/reports/history')).toEqual(before);
  });

  it('in lists, searches and changes', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    await server.report(ama, 'The secret of Ama');
    for (const path of [
      `/api/reports/history?user_id=${ama.id}`,
      '/api/reports/search?q=secret',
      '/api/reports/search/suggestions?q=secret',
      '/api/changes',
      '/api/market-validation/jobs',
    ]) {
      const [own, theirs] = [await server.call('GET', path, { as: ama }), await server.call('GET', path, { as: kofi })];
      expect([own.status, theirs.status]).toEqual([200, 200]);
      expect(JSON.stringify(own.body).includes('Ama'), path).toBe(path !== '/api/market-validation/jobs');
      expect(JSON.stringify(theirs.body)).not.toContain('Ama');
    }
  });

  it('what lies in the trash is not found by a search', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama, 'Onions that nobody buys');
    const found = async () =>
      JSON.stringify((await server.call('GET', '/api/reports/search?q=onions', { as: ama })).body).includes(id);
    expect(await found()).toBe(true);
    await server.call('DELETE', `/api/reports/${id}`, { as: ama, key: randomUUID(), body: { permanent: false } });
    expect(await found()).toBe(false);
  });

  it('needs a token everywhere', async () => {
    for (const path of [
      '/api/reports/history',
      '/api/changes',
      '/api/credits/status',
      `/api/jobs/${randomUUID()}/events`,
    ]) {
      const answer = await server.call('GET', path);
      expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'authentication_failed' } });
    }
  });
});

describe('the history', () => {
  it('is searched by the words that a report was given since', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama, 'Tomatoes');
    await write(ama, 'PUT', `/api/reports/${id}/metadata`, { title: 'Zobo of Maiduguri', tags: ['hibiscus'] });
    const found = async (q: string) =>
      (await get(ama, `/api/reports/search?q=${q}`)).reports.map((row: { id: string }) => row.id);
    expect(await found('maiduguri')).toEqual([id]);
    expect(await found('hibiscus')).toEqual([id]);
  });

  it('is newest first, in pages, without bodies', async () => {
    const ama = await server.signUp();
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three']) ids.push(await server.report(ama, name));
    const first = await get(ama, '/api/reports/history?page_size=2');
    expect(first).toMatchObject({ current_page: 1, total_pages: 2, total_items: 3, page_size: 2 });
    expect(first.reports.map((row: { id: string }) => row.id)).toEqual([ids[2], ids[1]]);
    expect(first.reports[0]).not.toHaveProperty('report');
    const second = await get(ama, '/api/reports/history?page_size=2&page=2');
    expect(second.reports.map((row: { id: string }) => row.id)).toEqual([ids[0]]);
    const byTitle = await get(ama, '/api/reports/history?sort_by=title&sort_order=asc');
    expect(byTitle.reports.map((row: { id: string }) => row.id)).toEqual([ids[0], ids[2], ids[1]]);
  });

  it('filters by day, category, tag and pin', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama, 'Tomatoes');
    const other = await server.report(ama, 'Onions');
    await write(ama, 'PUT', `/api/reports/${other}/metadata`, { category: 'Trade', tags: ['Onions'] });
    await write(ama, 'PUT', `/api/reports/${other}/pin`, { is_pinned: true });
    const today = server.clock.now().toISOString().slice(0, 10);
    const found = async (filters: object) => {
      const query = encodeURIComponent(JSON.stringify(filters));
      const { reports: rows } = await get(ama, `/api/reports/history?filters=${query}`);
      return rows.map((row: { id: string }) => row.id).sort();
    };
    expect(await found({ categories: ['Agriculture'] })).toEqual([id]);
    expect(await found({ tags: ['Onions', 'Nothing'] })).toEqual([other]);
    expect(await found({ onlyPinned: true })).toEqual([other]);
    expect(await found({ dateRange: { from: today, to: today } })).toEqual([id, other].sort());
    expect(await found({ dateRange: { to: '2020-01-01' } })).toEqual([]);
    const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
    expect(await found({ dateRange: { from: tomorrow } })).toEqual([]);
  });

  it.each(['asc', 'desc'])('puts what was never read behind all that was, by the last reading %s', async (order) => {
    const ama = await server.signUp();
    const [read, unread] = [await server.report(ama, 'Read'), await server.report(ama, 'Unread')];
    await write(ama, 'POST', `/api/reports/${read}/view`);
    const { reports: rows } = await get(ama, `/api/reports/history?sort_by=last_viewed_at&sort_order=${order}`);
    expect(rows.map((row: { id: string }) => row.id)).toEqual([read, unread]);
  });

  it('an edit changes what it gives, leaves the rest, and archives', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama, 'Tomatoes');
    const edit = async (body: object) =>
      (await write(ama, 'PUT', `/api/reports/${id}/metadata`, body)).body.data.report;
    await edit({ title: 'Mine', summary: 'In short', tags: ['for the bank'], category: 'Loans' });
    const own = { title: 'Mine', summary: 'In short', tags: ['for the bank'], category: 'Loans' };
    expect(await edit({ is_archived: true })).toMatchObject({ ...own, is_archived: true });
    expect(await edit({ title: 'Ours' })).toMatchObject({ ...own, title: 'Ours', is_archived: true });
    expect(await edit({ is_archived: false })).toMatchObject({ title: 'Ours', is_archived: false });
  });

  it.each(['?page=0', '?page=x', '?sort_by=user_id', '?filters=no-json', '?filters={"categories":7}'])(
    'refuses %s with a sentence',
    async (query) => {
      const ama = await server.signUp();
      const answer = await server.call('GET', `/api/reports/history${query}`, { as: ama });
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  it('a page of 20 is at most 4 kB on the wire', async () => {
    const ama = await server.signUp();
    const words = (n: number) => Array.from({ length: 40 }, (_, i) => `${n * 37 + i * 101}`.slice(0, 3)).join(' ');
    for (let n = 0; n < 20; n += 1) await server.startJob(ama, `Problem ${n} ${words(n)}`);
    const jobs = await get(ama, '/api/market-validation/jobs');
    for (const job of jobs.jobs) await server.until(ama, job.job_id, 'completed');
    const { body } = await server.call('GET', '/api/reports/history', { as: ama });
    expect(body.data.reports).toHaveLength(20);
    expect(brotliCompressSync(JSON.stringify(body)).length).toBeLessThan(4_000);
  });
});

describe('on the wire', () => {
  it('a report comes compressed as the client can take it, and small answers as they are', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama, 'Tomatoes '.repeat(300));
    const plain = await server.call('GET', `/api/reports/${id}`, { as: ama });
    const fetched = async (path: string, encoding: string) =>
      server.app.request(path, {
        headers: {
          apikey: 'baraza-public-client',
          authorization: `Bearer ${ama.token}`,
          'accept-encoding': encoding,
        },
      });
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await fetched(`/api/reports/${id}`, `deflate, ${encoding};q=1`);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const packed = Buffer.from(await answer.arrayBuffer());
      expect(Number(answer.headers.get('content-length'))).toBe(packed.length);
      expect(JSON.parse(unpack(packed).toString())).toEqual(plain.body);
    }
    const small = await fetched('/api/credits/status', 'br');
    expect(small.headers.get('content-encoding')).toBeNull();
    expect(await small.json()).toMatchObject({ success: true });
  });
});

describe('the search', () => {
  it('finds words of the title, the body and the beginning of one, best first', async () => {
    const ama = await server.signUp();
    const title = await server.report(ama, 'Cassava flour spoils');
    const body = await server.report(ama, `Transport is dear. ${'Somewhere else entirely. '.repeat(4)} cassava`);
    const found = async (q: string) =>
      (await get(ama, `/api/reports/search?q=${encodeURIComponent(q)}`)).reports.map((row: { id: string }) => row.id);
    expect(await found('cassava')).toEqual([title, body]);
    expect(await found('cass fl')).toEqual([title]);
    expect(await found("'); drop table reports; --")).toEqual([]);
    expect(await found('!!!')).toEqual([]);
    const { suggestions } = await get(ama, '/api/reports/search/suggestions?q=cass&limit=1');
    expect(suggestions).toEqual([
      {
        title: expect.stringContaining('Cassava'),
        description: 'Agriculture',
        action: `/market-validation/report/${title}`,
      },
    ]);
  });

  it('keeps to its filters, and to the order that is asked for', async () => {
    const ama = await server.signUp();
    const best = await server.report(ama, 'Cassava, cassava and cassava');
    const latest = await server.report(ama, `A cassava ${'that is told at length '.repeat(4)}`);
    await write(ama, 'PUT', `/api/reports/${best}/pin`, { is_pinned: true });
    const found = async (query: string) =>
      (await get(ama, `/api/reports/search?q=cassava${query}`)).reports.map((row: { id: string }) => row.id);
    expect(await found('')).toEqual([best, latest]);
    expect(await found('&sort_by=created_at')).toEqual([latest, best]);
    const pinned = encodeURIComponent(JSON.stringify({ onlyPinned: true }));
    expect(await found(`&filters=${pinned}`)).toEqual([best]);
  });

  it('reads the first twelve words', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama, 'Cassava flour spoils');
    const words = (n: number) => encodeURIComponent(`${'cassava '.repeat(n)}nowhere`);
    const found = async (n: number) => (await get(ama, `/api/reports/search?q=${words(n)}`)).reports;
    expect(await found(12)).toMatchObject([{ id }]);
    expect(await found(11)).toEqual([]);
  });
});

describe('[PULL-1] changes', () => {
  it('number every write of a row, and only the account that made it', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    const id = await server.report(ama);
    const revs = [
      (await get(ama, '/api/reports/history')).reports[0].rev,
      (await write(ama, 'PUT', `/api/reports/${id}/pin`, { is_pinned: true })).body.data.report.rev,
      (await write(ama, 'POST', `/api/reports/${id}/view`)).body.data.report.rev,
      (await write(ama, 'PUT', `/api/reports/${id}/metadata`, { title: 'Mine' })).body.data.report.rev,
      (await write(ama, 'DELETE', `/api/reports/${id}`, {})).body.data.rev,
      (await write(ama, 'POST', `/api/reports/${id}/restore`)).body.data.report.rev,
    ];
    expect(revs).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await get(kofi, '/api/changes')).reports).toEqual([]);
  });

  it('bring rows and tombstones after the cursor, and nothing twice', async () => {
    const ama = await server.signUp();
    const kept = await server.report(ama, 'Kept');
    const trashed = await server.report(ama, 'Trashed');
    const purged = await server.report(ama, 'Purged');
    const start = await get(ama, '/api/changes');
    expect(start.reports).toHaveLength(3);
    await write(ama, 'PUT', `/api/reports/${kept}/pin`, { is_pinned: true });
    await write(ama, 'DELETE', `/api/reports/${trashed}`, { permanent: false });
    await write(ama, 'DELETE', `/api/reports/${purged}`, { permanent: true });
    const next = await get(ama, `/api/changes?cursor=${start.cursor}`);
    expect(next.reports).toMatchObject([{ id: kept, isPinned: true, rev: 4 }]);
    expect(next.tombstones).toMatchObject([
      { id: trashed, rev: 5, permanent: false },
      { id: purged, rev: 6, permanent: true },
    ]);
    const idle = await server.call('GET', `/api/changes?cursor=${next.cursor}`, { as: ama });
    expect(idle.body.data).toMatchObject({ reports: [], tombstones: [], has_more: false, cursor: next.cursor });
    expect(JSON.stringify(idle.body).length).toBeLessThan(300);
  });

  it('come in pages of 200', async () => {
    const ama = await server.signUp();
    const { sql } = server.database;
    const { reports: table } = await import('../../server/db/schema/reports.ts');
    const { userSync } = await import('../../server/db/schema/operations.ts');
    const rows = Array.from({ length: 450 }, (_, i) => ({
      id: randomUUID(),
      userId: ama.id,
      title: `Report ${i}`,
      summary: '',
      tags: [],
      category: '',
      createdAt: new Date(),
      rev: i + 1,
      search: '',
    }));
    await sql.insert(table).values(rows);
    await sql.insert(userSync).values({ userId: ama.id, rev: 450 });
    const ids: string[] = [];
    let cursor = '';
    let pages = 0;
    for (let more = true; more; pages += 1) {
      const page = await get(ama, `/api/changes${cursor && `?cursor=${cursor}`}`);
      ids.push(...page.reports.map((row: { id: string }) => row.id));
      ({ cursor, has_more: more } = page);
    }
    expect(pages).toBe(3);
    expect(ids).toEqual(rows.map((row) => row.id));
  });

  it('[PULL-4] deletions count to a page, which says that more follow', async () => {
    const ama = await server.signUp();
    const kept = await server.report(ama);
    const { cursor: start } = await get(ama, '/api/changes');
    const { sql } = server.database;
    const { tombstones } = await import('../../server/db/schema/reports.ts');
    const { userSync } = await import('../../server/db/schema/operations.ts');
    const [{ rev = 0 } = {}] = await sql.select().from(userSync).where(eq(userSync.userId, ama.id));
    const gone = Array.from({ length: 250 }, (_, i) => ({
      id: randomUUID(),
      userId: ama.id,
      rev: rev + 1 + i,
      deletedAt: new Date(),
    }));
    await sql.insert(tombstones).values(gone);
    await sql
      .update(userSync)
      .set({ rev: rev + 250 })
      .where(eq(userSync.userId, ama.id));
    await write(ama, 'PUT', `/api/reports/${kept}/pin`, { is_pinned: true });
    const first = await get(ama, `/api/changes?cursor=${start}`);
    expect(first.tombstones.map(({ id }: { id: string }) => id)).toEqual(gone.slice(0, 200).map(({ id }) => id));
    expect(first).toMatchObject({ reports: [], has_more: true });
    const rest = await get(ama, `/api/changes?cursor=${first.cursor}`);
    expect(rest.tombstones).toHaveLength(50);
    expect(rest).toMatchObject({ reports: [{ id: kept, isPinned: true }], has_more: false });
  });

  it('[PULL-2] answer 410 to a cursor older than the tombstones, a foreign one and a made-up one', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama);
    const { cursor } = await get(ama, '/api/changes');
    await write(ama, 'DELETE', `/api/reports/${id}`, { permanent: true });
    const after = await get(ama, '/api/changes');
    server.clock.advance(91 * 86_400_000);
    await sweep(server.database, server.clock);
    const back = await server.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: ama.email, password: 'a long enough passphrase' },
    });
    const now = { ...ama, token: back.body.access_token as string };
    // Far enough on by itself: what is wrong with their cursor is whose it is.
    const kofi = await server.signUp();
    for (let n = 0; n < 4; n += 1) await server.report(kofi);
    const status = async (text: string) => {
      const answer = await server.call('GET', `/api/changes?cursor=${text}`, { as: now });
      return [answer.status, answer.body.code];
    };
    expect(await status(cursor)).toEqual([410, 'cursor_expired']);
    expect(await status(after.cursor)).toEqual([200, undefined]);
    expect(await status('made-up')).toEqual([410, 'cursor_expired']);
    expect(await status((await get(kofi, '/api/changes')).cursor)).toEqual([410, 'cursor_expired']);
    expect((await get(now, '/api/changes')).reports).toEqual([]);
  });
});

it('[PULL-2] deletions are told for ninety days, and what was forgotten up to where, whatever is swept last', async () => {
  const [ama, kofi] = [await server.signUp(), await server.signUp()];
  const { sql } = server.database;
  const { tombstones } = await import('../../server/db/schema/reports.ts');
  const { userSync } = await import('../../server/db/schema/operations.ts');
  const gone = (person: Person, rev: number, days: number) =>
    sql.insert(tombstones).values({
      id: randomUUID(),
      userId: person.id,
      rev,
      deletedAt: new Date(server.clock.now().getTime() - days * DAY),
    });
  const atRev = async (person: Person, rev: number) => {
    const target = userSync.userId;
    await sql.insert(userSync).values({ userId: person.id, rev }).onConflictDoUpdate({ target, set: { rev } });
    return (await get(person, '/api/changes')).cursor;
  };
  const start = await atRev(ama, 0);
  await gone(ama, 1, 89);
  await atRev(ama, 1);
  // The later deletion is swept first.
  await gone(kofi, 3, 92);
  await gone(kofi, 2, 91);
  const between = await atRev(kofi, 2);
  const end = await atRev(kofi, 3);
  await sweep(server.database, server.clock);
  expect((await get(ama, `/api/changes?cursor=${start}`)).tombstones).toMatchObject([{ rev: 1 }]);
  const status = async (cursor: string) =>
    (await server.call('GET', `/api/changes?cursor=${cursor}`, { as: kofi })).status;
  expect([await status(between), await status(end)]).toEqual([410, 200]);
});

it('[spec 2 §2] what lies in the trash counts in no figure', async () => {
  const ama = await server.signUp();
  const [kept, thrown] = [await server.report(ama), await server.report(ama)];
  expect((await get(ama, '/api/reports/analytics?time_range=week')).totalReports).toBe(2);
  await write(ama, 'DELETE', `/api/reports/${thrown}`, { permanent: false });
  expect((await get(ama, '/api/reports/analytics?time_range=week')).totalReports).toBe(1);
  await write(ama, 'DELETE', `/api/reports/${kept}`, { permanent: false });
  expect((await get(ama, '/api/reports/analytics?time_range=week')).totalReports).toBe(0);
});

describe('the figures of one’s own reports', () => {
  it('count what was made within the days that are asked for, topics and industries all there is, and starter kits in neither', async () => {
    const ama = await server.signUp();
    const kofi = await server.signUp();
    await server.report(kofi);
    const [young, old, kit] = [await server.report(ama), await server.report(ama), await server.report(ama)];
    const set = (id: string, values: Partial<typeof reportRows.$inferInsert>) =>
      server.database.sql.update(reportRows).set(values).where(eq(reportRows.id, id));
    await set(young, { tags: ['Ghana'], industry: 'Farming', category: 'Mine' });
    const at = new Date(server.clock.now().getTime() - 3 * DAY);
    await set(old, { createdAt: at, tags: ['Ghana', 'Kenya'], industry: '', category: 'Loans' });
    await set(kit, { kind: 'starter_kit', tags: ['Kit'], industry: 'Kit', category: 'Kit' });
    const made = async (days: number) => {
      const { frequency_data } = await get(ama, `/api/reports/analytics/creation-frequency?days=${days}`);
      return frequency_data.map((day: { count: number }) => day.count);
    };
    expect(await made(2)).toEqual([0, 1]);
    expect(await made(4)).toEqual([1, 0, 0, 1]);
    expect((await get(ama, '/api/reports/analytics/topics')).topics).toEqual([
      { name: 'Ghana', count: 2 },
      { name: 'Kenya', count: 1 },
    ]);
    // What no industry was found for counts under what its person calls it.
    expect((await get(ama, '/api/reports/analytics/industries')).industries).toEqual([
      { name: 'Farming', count: 1 },
      { name: 'Loans', count: 1 },
    ]);
    expect((await get(ama, '/api/reports/analytics/topics?limit=1')).topics).toHaveLength(1);
  });
});

describe('the trash', () => {
  it('takes a report out of sight, and gives it back', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama);
    await write(ama, 'DELETE', `/api/reports/${id}`, {});
    expect((await server.call('GET', `/api/reports/${id}`, { as: ama })).status).toBe(404);
    expect((await write(ama, 'PUT', `/api/reports/${id}/pin`, { is_pinned: true })).status).toBe(404);
    expect((await get(ama, '/api/reports/trash')).reports).toMatchObject([{ id }]);
    expect((await write(ama, 'DELETE', `/api/reports/${id}`, {})).status).toBe(200);
    await write(ama, 'POST', `/api/reports/${id}/restore`);
    expect((await get(ama, '/api/reports/trash')).total_items).toBe(0);
    expect((await server.call('GET', `/api/reports/${id}`, { as: ama })).status).toBe(200);
    expect((await write(ama, 'POST', `/api/reports/${id}/restore`)).status).toBe(404);
  });

  it('shows first what was thrown away last', async () => {
    const ama = await server.signUp();
    const [first, second] = [await server.report(ama), await server.report(ama)];
    for (const id of [second, first]) await write(ama, 'DELETE', `/api/reports/${id}`, {});
    expect((await get(ama, '/api/reports/trash')).reports).toMatchObject([{ id: first }, { id: second }]);
  });

  it('a view is another one half an hour after the last, and each moves when it was last read', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama);
    const view = async () => (await write(ama, 'POST', `/api/reports/${id}/view`)).body.data.report;
    const first = await view();
    const again = await view();
    expect([first.viewCount, again.viewCount]).toEqual([1, 1]);
    expect(Date.parse(again.lastViewedAt)).toBeGreaterThan(Date.parse(first.lastViewedAt));
    const lastViewedAt = new Date(server.clock.now().getTime() - SAME_VISIT_MS);
    await server.database.sql.update(reportRows).set({ lastViewedAt }).where(eq(reportRows.id, id));
    expect((await view()).viewCount).toBe(2);
  });

  it('a view counts once for each operation', async () => {
    const ama = await server.signUp();
    const id = await server.report(ama);
    const key = randomUUID();
    const view = () => server.call('POST', `/api/reports/${id}/view`, { as: ama, key });
    await view();
    expect((await view()).body.data.report.viewCount).toBe(1);
  });
});
