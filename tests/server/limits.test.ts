import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '../../server/db/schema/rate-limits.ts';
import type { Advice } from '../../server/research/tasks/advice-port.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

const IDEA = 'An app that tells farmers the price of tomatoes in the next town';

/** How many refinements are under way, and the most there ever were, by idea. */
let busy = 0;
let most = 0;
const slowAdvice = {
  refine: async (idea: string) => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setTimeout(resolve, 20));
    busy -= 1;
    return { kind: 'refined' as const, title: idea, results: [] };
  },
} as unknown as Advice;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ advice: slowAdvice, workers: 0 });
});
afterAll(() => server?.stop());

/** What an account is counted by. */
const nameless = ({ id }: Person) => createHash('sha256').update(id).digest('base64url');

const refine = (as: Awaited<ReturnType<TestServer['signUp']>>) =>
  server.call('POST', '/api/prefine/refine', { as, key: randomUUID(), body: { raw_idea: IDEA } });

describe('what one account can ask of the server', () => {
  it('is one costly call at a time: the others wait their turn', async () => {
    const ama = await server.signUp();
    most = 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => refine(ama)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(most).toBe(1);
  });

  it('does not make others wait', async () => {
    const [ama, kofi] = [await server.signUp(), await server.signUp()];
    most = 0;
    await Promise.all([refine(ama), refine(ama), refine(kofi)]);
    expect(most).toBe(2);
  });

  it('ends at its limit, with the time to wait, and others are not touched', async () => {
    const [ama, kofi, esi, yaw] = await Promise.all(Array.from({ length: 4 }, () => server.signUp()));
    if (!ama || !kofi || !esi || !yaw) throw new Error('Four people');
    const expire = new Date(server.clock.now().getTime() + 60_000);
    await server.database.sql.insert(rateLimits).values({ key: `engine:${nameless(yaw)}`, points: 20, expire });
    const began = performance.now();
    const all = (method: string, path: string, as: Person, times = 1) =>
      Array.from({ length: times }, () => server.call(method, path, { as, key: randomUUID() }));
    const report = `/api/reports/${randomUUID()}`;
    const [answers, beside, searches, copies] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, () => refine(ama))),
      // Whatever keeps the engine busy counts together.
      Promise.all([
        ...all('POST', '/api/prefine/refine/basic', yaw),
        ...all('POST', '/api/prefine/variants', yaw),
        ...all('POST', '/api/chat/message', yaw),
        ...all('POST', '/api/v1/pgen/generate', yaw),
        ...all('POST', `${report}/found`, yaw),
        ...all('POST', `${report}/reading`, yaw),
        ...all('POST', `${report}/actionable-insights/generate`, yaw),
      ]),
      Promise.all([
        ...all('GET', '/api/reports/search?q=maize', esi, 40),
        ...all('GET', '/api/reports/search/suggestions?q=maize', esi),
      ]),
      Promise.all(all('POST', '/api/account/export', esi, 4)),
    ]);
    expect(beside.map(({ status }) => status)).toEqual(Array(7).fill(429));
    for (const [of, limit] of [
      [searches, 40],
      [copies, 3],
    ] as const)
      expect(of.filter(({ status }) => status === 429)).toHaveLength(of.length - limit);
    // Whoever goes on at once is slowed down.
    expect(performance.now() - began).toBeGreaterThan(990);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(20);
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).toEqual([429, 'rate_limit_exceeded']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    }
    expect((await refine(kofi)).status).toBe(200);
  });

  it('is to be asked again in as many seconds as are left of its minute, and no later', async () => {
    const ama = await server.signUp();
    const expire = new Date(Date.now() + 30_000);
    await server.database.sql.insert(rateLimits).values({ key: `engine:${nameless(ama)}`, points: 20, expire });
    const { status, headers } = await refine(ama);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(20);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30);
  });

  it('is another number for research, which nobody waits in line for', async () => {
    const ama = await server.signUp();
    const expire = new Date(Date.now() + 30_000);
    const key = `research:${nameless(ama)}`;
    await server.database.sql.insert(rateLimits).values({ key, points: 119, expire });
    const start = () =>
      server.call('POST', '/api/market-validation/jobs', { as: ama, key: randomUUID(), body: { query: 'Maize rots' } });
    expect((await start()).status).toBe(200);
    expect((await start()).status).toBe(429);
    expect((await refine(ama)).status).toBe(200);
  });

  it('is counted over several processes', async () => {
    const ama = await server.signUp();
    // A second process over the same database: its memory is its own.
    const second = await startTestServer({
      advice: slowAdvice,
      workers: 0,
      database: { ...server.database, close: async () => {} },
    });
    try {
      for (let i = 0; i < 20; i += 1) expect((await refine(ama)).status).toBe(200);
      const answer = await second.call('POST', '/api/prefine/refine', {
        as: ama,
        key: randomUUID(),
        body: { raw_idea: IDEA },
      });
      expect(answer.status).toBe(429);
    } finally {
      await second.stop();
    }
  });

  it('passes while the limits cannot be counted, which is told in the log', async () => {
    const ama = await server.signUp();
    await server.database.sql.execute(sql`alter table rate_limits rename to rate_limits_away`);
    try {
      expect((await refine(ama)).status).toBe(200);
      expect(server.logged.join('')).toContain('rate limit not counted');
    } finally {
      await server.database.sql.execute(sql`alter table rate_limits_away rename to rate_limits`);
    }
  });

  it('is bounded for what is not costly too, and so is what one address can ask', async () => {
    const ama = await server.signUp();
    const asked = async (count: number, headers: Record<string, string>) => {
      const statuses = new Set<number>();
      for (let i = 0; i < count; i += 100) {
        const answers = await Promise.all(
          Array.from({ length: 100 }, () => server.call('GET', '/api/nowhere', { as: ama, headers })),
        );
        for (const { status } of answers) statuses.add(status);
      }
      return [...statuses].sort();
    };
    expect(await asked(1_200, { 'x-test-address': '192.0.2.1' })).toEqual([404]);
    expect(await asked(100, { 'x-test-address': '192.0.2.2' })).toEqual([429]);
    const open = await server.call('GET', '/auth/v1/settings', { headers: { 'x-test-address': '192.0.2.2' } });
    expect(open.status).toBe(200);
  }, 60_000);
});
