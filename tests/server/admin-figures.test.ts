import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { winningOf } from '../../server/admin/analytics/funnel.ts';
import { growthOf } from '../../server/admin/analytics/growth.ts';
import { retentionOf } from '../../server/admin/analytics/retention.ts';
import { topicsOf } from '../../server/admin/analytics/topics.ts';
import { runAdminCommand } from '../../server/admin/command.ts';
import { failuresOf } from '../../server/admin/problem-generator/generations.ts';
import { runDefinition } from '../../server/admin/reports/run.ts';
import { identities, users } from '../../server/db/schema/accounts.ts';
import { events } from '../../server/db/schema/back-office.ts';
import { creditAccounts, creditRequests, creditWeeks } from '../../server/db/schema/credits.ts';
import { activeDays, visitDays } from '../../server/db/schema/figures.ts';
import { reports } from '../../server/db/schema/reports.ts';
import { researchJobs } from '../../server/db/schema/research.ts';
import { explorerResults, tasks } from '../../server/db/schema/tasks.ts';
import { ADMIN_CALLS } from '../../src/contract/admin/calls.ts';
import type { ReportDefinition } from '../../src/contract/admin/custom-reports.ts';
import type { ProductEvent } from '../../src/contract/admin/events.ts';
import { AdminRole } from '../../src/contract/admin/roles.ts';
import { spanOf } from '../../src/domain/office-span.ts';
import { weekStart } from '../../src/domain/weeks.ts';
import { dayOf } from '../../src/lib/day-of.ts';
import { DAY, HOUR } from '../../src/lib/moments.ts';
import { type Person, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let analyst: Person;
let owner: Person;
let now: number;
/** Noon of a day so many days ago. */
const ago = (days: number, hours = 0) => new Date(Date.parse(dayOf(now)) - days * DAY + 12 * HOUR + hours * HOUR);

async function someone(joined: Date, more: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await server.database.sql.insert(users).values({
    id,
    email: `${id}@example.org`,
    metadata: {},
    emailConfirmedAt: joined,
    createdAt: joined,
    updatedAt: joined,
    ...more,
  });
  await happened('signed_up', id, joined);
  return id;
}
async function happened(
  name: ProductEvent,
  userId: string | null,
  at: Date,
  details: Record<string, string> | null = null,
) {
  await server.database.sql.insert(events).values({ name, userId, at, details });
  if (userId !== null && !/_(finished|failed|made)$/.test(name))
    await server.database.sql
      .insert(activeDays)
      .values({ userId, day: dayOf(at.getTime()) })
      .onConflictDoNothing();
}
async function report(userId: string, at: Date, countries: string[], industry: string, deletedAt: Date | null = null) {
  const id = randomUUID();
  const common = { id, userId, createdAt: at };
  await server.database.sql.insert(reports).values({
    ...common,
    title: 'A report',
    summary: '',
    tags: [],
    category: industry,
    industry,
    countries,
    deletedAt,
    rev: 1,
    search: '',
  });
  await happened('research_finished', userId, at);
}
/** A starter kit: no report, and counted as none. */
async function kit(userId: string, at: Date) {
  const common = { id: randomUUID(), userId, createdAt: at, kind: 'starter_kit' as const };
  const empty = { title: 'A kit', summary: '', tags: [], category: '', industry: '', rev: 1, search: '' };
  await server.database.sql.insert(reports).values({ ...common, ...empty, countries: ['Ghana'] });
  await happened('starter_kit_made', userId, at);
}
async function research(userId: string, at: Date, status: 'completed' | 'failed', minutes: number) {
  await server.database.sql.insert(researchJobs).values({
    id: randomUUID(),
    userId,
    query: 'A question',
    researchDate: dayOf(at.getTime()),
    questions: [],
    status,
    queueId: randomUUID(),
    createdAt: at,
    updatedAt: new Date(at.getTime() + minutes * 60_000),
  });
  await happened('research_started', userId, at);
}
async function exploration(
  userId: string,
  at: Date,
  task: {
    status: 'completed' | 'failed' | 'cancelled' | 'running';
    input?: object;
    seconds?: number;
    error?: string;
    deletedAt?: Date;
  },
  problems: readonly Partial<typeof explorerResults.$inferInsert>[] = [],
) {
  const id = randomUUID();
  await server.database.sql.insert(tasks).values({
    id,
    kind: 'explorer',
    userId,
    input: task.input ?? {},
    forDate: dayOf(at.getTime()),
    status: task.status,
    error: task.error ?? null,
    queueId: randomUUID(),
    createdAt: at,
    updatedAt: new Date(at.getTime() + (task.seconds ?? 0) * 1_000),
    deletedAt: task.deletedAt ?? null,
  });
  for (const [index, problem] of problems.entries())
    await server.database.sql.insert(explorerResults).values({
      id: randomUUID(),
      taskId: id,
      userId,
      rank: index + 1,
      statement: {} as never,
      model: 'test',
      createdAt: at,
      ...problem,
    });
}

const look = async (path: string, query: Record<string, string> = {}, as = analyst) => {
  const { status, body } = await server.call('GET', `/api/admin/${path}?${new URLSearchParams(query)}`, { as });
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  return body.data;
};
const run = (definition: object) => look('reports/run', { definition: JSON.stringify(definition) });
const table = async (definition: object) =>
  Object.fromEntries(
    (await run(definition)).rows.map(({ keys, values }: { keys: string[]; values: number[] }) => [
      keys.join(' | '),
      values,
    ]),
  );

/**
 * Ama won in her first week and came back, Kofi had his report late, Esi only started, Yaw only signed up, Abena is long here;
 * one account is deleted. The two administrators stand outside: their own sign-ups are taken out.
 */
beforeAll(async () => {
  server = await startTestServer({ workers: 0 });
  analyst = await server.signUp();
  owner = await server.signUp();
  await runAdminCommand(server.database, server.clock.now(), ['grant', analyst.email, 'business_analyst']);
  await runAdminCommand(server.database, server.clock.now(), ['grant', owner.email, 'super_admin']);
  now = server.clock.now().getTime();
  await server.database.sql.delete(events);
  await server.database.sql.delete(activeDays);

  const ama = await someone(ago(20));
  await research(ama, ago(19), 'completed', 4);
  await report(ama, ago(19), ['Ghana', 'Togo'], 'Agriculture');
  await happened('report_viewed', ama, ago(10));
  await report(ama, ago(3), ['Ghana'], 'Energy', ago(2));
  const kofi = await someone(ago(18), { emailConfirmedAt: null });
  await research(kofi, ago(8), 'completed', 6);
  await report(kofi, ago(8), ['Kenya'], 'Agriculture');
  const esi = await someone(ago(12));
  await research(esi, ago(12), 'failed', 1);
  await someone(ago(2), { bannedUntil: new Date(now + DAY) });
  const abena = await someone(ago(100));
  await happened('report_viewed', abena, ago(1));
  await kit(abena, ago(4));
  await happened('signed_up', null, ago(15));
  await server.database.sql.insert(visitDays).values([
    { day: dayOf(ago(1).getTime()), path: '/', count: 40 },
    { day: dayOf(ago(5).getTime()), path: '/faq', count: 2 },
    { day: dayOf(ago(200).getTime()), path: '/', count: 1_000 },
  ]);

  await exploration(
    ama,
    ago(5),
    { status: 'completed', seconds: 10, input: { industry: ['Agriculture', 'Energy'], geography: ['Ghana'] } },
    [
      { quality: 95, industry: 'Agriculture', country: 'Ghana', viewed: true, liked: true },
      { quality: 100, industry: 'Energy', country: 'Ghana', viewed: true },
      { quality: 42, industry: 'Energy', country: 'Ghana' },
    ],
  );
  await exploration(kofi, ago(4), {
    status: 'completed',
    seconds: 30,
    input: { industry: ['Agriculture'], background: ['Other (please specify): I mend radios'] },
  });
  await exploration(kofi, ago(4), { status: 'failed', error: 'Problem statement generation failed' });
  await exploration(kofi, ago(3), { status: 'cancelled', deletedAt: ago(2) });
  // The place kept for a start that was cancelled before it came: no generation.
  await exploration(kofi, ago(3), { status: 'cancelled', deletedAt: ago(3) });
  await exploration(esi, ago(0, -12), { status: 'running' });
  await happened('problem_handed_over', ama, ago(3), { from: 'explorer' });
  await happened('problem_handed_over', kofi, ago(3), { from: 'refiner' });
  await happened('problem_handed_over', kofi, ago(90), { from: 'refiner' });

  await server.database.sql.insert(creditAccounts).values({ userId: ama, isExempt: true });
  await server.database.sql.insert(identities).values({
    id: randomUUID(),
    userId: ama,
    provider: 'google',
    providerId: 'a',
    data: {},
    createdAt: ago(20),
    updatedAt: ago(20),
  });
  const week = (n: number) => dayOf(weekStart(now) - n * 7 * DAY);
  await server.database.sql.insert(creditWeeks).values([
    { userId: kofi, creditType: 'market_validation', weekStart: week(1), used: 3 },
    { userId: esi, creditType: 'market_validation', weekStart: week(1), used: 1 },
    { userId: esi, creditType: 'problem_generator', weekStart: week(0), used: 0 },
  ]);
  await server.database.sql.insert(creditRequests).values([
    {
      id: randomUUID(),
      userId: kofi,
      creditType: 'market_validation',
      weekStart: week(1),
      creditsRequested: 2,
      reason: 'More',
      createdAt: ago(4),
      decision: 'granted',
      decidedAt: ago(3),
    },
    {
      id: randomUUID(),
      userId: esi,
      creditType: 'market_validation',
      weekStart: week(1),
      creditsRequested: 2,
      reason: 'More',
      createdAt: ago(4),
    },
  ]);
});
afterAll(() => server?.stop());

describe('Business Intelligence', () => {
  it('counts sign-ups on their days, those deleted since among them', async () => {
    const { sign_ups, totals, before, span } = await look('analytics/growth');
    expect(span).toEqual({ from: dayOf(ago(29).getTime()), to: dayOf(now), grain: 'day' });
    expect(sign_ups).toHaveLength(30);
    const days = sign_ups.filter(({ count }: { count: number }) => count > 0);
    expect(days).toEqual([20, 18, 15, 12, 2].map((n) => ({ date: dayOf(ago(n).getTime()), count: 1 })));
    expect(totals).toEqual({ sign_ups: 5, active: 5, reports: 3, kits: 1 });
    expect(before).toEqual({ sign_ups: 0, active: 0, reports: 0, kits: 0 });
  });

  it('counts people who were active once a day, whatever they did', async () => {
    const { active } = await look('analytics/growth', { range: 'week' });
    expect(active.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { date: dayOf(ago(3).getTime()), count: 2 },
      { date: dayOf(ago(2).getTime()), count: 1 },
      { date: dayOf(ago(1).getTime()), count: 1 },
    ]);
  });

  it('counts a year by whole weeks that lose nothing', async () => {
    const { sign_ups, totals, span } = await look('analytics/growth', { range: 'year' });
    expect(span.grain).toBe('week');
    expect(sign_ups.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(totals.sign_ups);
    expect(totals.sign_ups).toBe(6);
  });

  it('counts the last week of the year before to its end, though the week that runs has only begun', async () => {
    const wednesday = Date.parse('2020-01-15T12:00:00Z');
    const sunday = new Date(Date.parse(spanOf('year', wednesday).from) - 12 * HOUR);
    await happened('signed_up', null, sunday);
    const { sign_ups } = (await growthOf(server.database.sql, 'year', new Date(wednesday))).earlier;
    expect(sign_ups.at(-1)?.count).toBe(1);
  });

  it('calls those won who had a report within seven days, of those whose seven days are over', async () => {
    const { activation } = await look('analytics/funnel');
    expect(activation).toEqual({
      from: dayOf(ago(36).getTime()),
      to: dayOf(ago(8).getTime()),
      people: 3,
      activated: 1,
    });
  });

  it('follows the same people from signing up to coming back; visits stand apart', async () => {
    const { funnel } = await look('analytics/funnel');
    expect(Object.fromEntries(funnel.map(({ step, count }: { step: string; count: number }) => [step, count]))).toEqual(
      {
        visits: 42,
        signed_up: 5,
        started: 3,
        reported: 2,
        came_back: 2,
      },
    );
  });

  it('shows who came back in which week, and nothing of weeks that run', async () => {
    const { weeks, cohorts } = await look('analytics/retention', { range: 'quarter' });
    expect(weeks).toEqual([1, 2, 3, 4, 8]);
    expect(cohorts).toHaveLength(13);
    const cohortOf = (at: Date) => dayOf(weekStart(at.getTime()));
    const amas = cohorts.find(({ week }: { week: string }) => week === cohortOf(ago(20)));
    expect(amas.people).toBeGreaterThanOrEqual(1);
    const weeksLater = (at: Date) => (weekStart(at.getTime()) - weekStart(ago(20).getTime())) / (7 * DAY);
    const current = weeksLater(new Date(now));
    for (const [index, week] of weeks.entries()) {
      if (week >= current) expect(amas.returned[index]).toBeNull();
    }
    if (weeksLater(ago(10)) < current)
      expect(amas.returned[weeks.indexOf(weeksLater(ago(10)))]).toBeGreaterThanOrEqual(1);
    expect(cohorts.at(-1).returned).toEqual([null, null, null, null, null]);
  });

  it('counts a report about two countries for both, and one in the trash', async () => {
    expect(await look('analytics/topics')).toMatchObject({
      total: 3,
      countries: {
        shown: [
          { name: 'Ghana', count: 2, people: 1 },
          { name: 'Kenya', count: 1, people: 1 },
          { name: 'Togo', count: 1, people: 1 },
        ],
        names: 3,
      },
      industries: {
        shown: [
          { name: 'Agriculture', count: 2, people: 2 },
          { name: 'Energy', count: 1, people: 1 },
        ],
        names: 2,
      },
    });
    const problems = await look('analytics/topics', { of: 'problems' });
    expect(problems.total).toBe(3);
    expect(problems.industries.shown).toEqual([
      { name: 'Energy', count: 2, people: 1 },
      { name: 'Agriculture', count: 1, people: 1 },
    ]);
  });

  it('gives each list as a file, and the log tells who took it', async () => {
    const { csv } = await look('analytics/export', { list: 'report_countries' });
    expect(csv.split('\r\n')).toEqual(['name,count,people', 'Ghana,2,1', 'Kenya,1,1', 'Togo,1,1']);
    for (const list of [
      'sign_ups',
      'funnel',
      'retention',
      'report_industries',
      'problem_countries',
      'problem_industries',
    ])
      expect((await look('analytics/export', { list })).csv.split('\r\n').length).toBeGreaterThan(1);
    const { rows } = await look('audit', { action: 'admin.exported' }, owner);
    expect(rows.at(-1)).toMatchObject({
      actor: analyst.email,
      details: { tab: 'analytics', list: 'report_countries', rows: 3 },
    });
  });
});

/** Long before anybody else here: what happens then is counted alone. */
describe('Business Intelligence of other days', () => {
  const at = (day: string, hours = 12) => new Date(Date.parse(`${day}T00:00:00Z`) + hours * HOUR);
  const db = () => server.database.sql;

  it('counts those who were active on the last day of all, and starter kits as what they are', async () => {
    const ama = await someone(at('2015-03-01'));
    await happened('report_viewed', ama, at('2015-05-14', 23));
    await kit(ama, at('2015-05-13'));
    const { totals } = await growthOf(db(), 'week', at('2015-05-14', 23));
    expect(totals).toEqual({ sign_ups: 0, active: 1, reports: 0, kits: 1 });
  });

  it('takes nobody for come back on the day of their report, nor for reported before they started', async () => {
    const [same, before] = [await someone(at('2016-05-10')), await someone(at('2016-05-10'))];
    await happened('research_started', same, at('2016-05-11', 9));
    await happened('research_finished', same, at('2016-05-11', 10));
    await happened('research_finished', before, at('2016-05-10', 14));
    await happened('research_started', before, at('2016-05-11', 9));
    await happened('report_viewed', before, at('2016-05-12', 9));
    const { funnel } = await winningOf(db(), 'week', at('2016-05-14'));
    expect(funnel.map(({ count }) => count)).toEqual([0, 2, 2, 1, 0]);
  });

  it('has deleted accounts in no week of signing up, and not among those who were won', async () => {
    await someone(at('2017-05-02'));
    await happened('signed_up', null, at('2017-05-02'));
    const { cohorts } = await retentionOf(db(), 'week', at('2017-05-17'));
    expect(cohorts.map(({ people }) => people)).toEqual([0, 1, 0, 0]);
    const { activation } = await winningOf(db(), 'month', at('2017-05-17'));
    expect(activation.people).toBe(1);
  });

  it('tells the twelve commonest subjects, by how often and not by how many, and of starter kits none', async () => {
    const [ama, kofi] = [await someone(at('2018-05-01')), await someone(at('2018-05-01'))];
    for (let n = 0; n < 3; n += 1) await report(ama, at('2018-05-10'), [], 'Fishing');
    for (const person of [ama, kofi]) await report(person, at('2018-05-10'), [], 'Trade');
    for (let n = 10; n < 21; n += 1) await report(kofi, at('2018-05-10'), [], `Trade ${n}`);
    await report(kofi, at('2018-05-10'), [], '');
    await report(kofi, at('2018-05-10'), [], 'Kits');
    await db().update(reports).set({ kind: 'starter_kit' }).where(eq(reports.industry, 'Kits'));
    const { industries } = await topicsOf(db(), 'reports', 'week', at('2018-05-12'));
    expect(industries.shown.slice(0, 2)).toEqual([
      { name: 'Fishing', count: 3, people: 1 },
      { name: 'Trade', count: 2, people: 2 },
    ]);
    expect(industries.shown).toHaveLength(12);
    expect(industries.names).toBe(13);
  });
});

describe('Problem Generator Analytics', () => {
  it('counts generations by how they ended, without the places kept for what never began', async () => {
    const found = await look('problem-generator/generations');
    expect(found.totals).toEqual({ completed: 2, failed: 1, cancelled: 1, open: 1 });
    expect(found.people).toBe(3);
    expect(found.duration).toEqual({ median_ms: 20_000, p90_ms: 28_000 });
    expect(found.handed_over).toEqual({ explorer: 1, refiner: 1 });
    expect(found.failures).toEqual([
      { reason: 'Problem statement generation failed', count: 1, last: ago(4).toISOString() },
    ]);
    const day = found.steps.find(({ date }: { date: string }) => date === dayOf(ago(4).getTime()));
    expect(day).toMatchObject({ completed: 1, failed: 1, cancelled: 0, open: 0 });
  });

  it('tells the commonest failure first, of those as common the latest', async () => {
    const userId = randomUUID();
    for (const [day, error] of [
      ['2018-08-01', 'Twice'],
      ['2018-08-02', 'Twice'],
      ['2018-08-03', 'Once, early'],
      ['2018-08-04', 'Once, late'],
    ] as const)
      await exploration(userId, new Date(`${day}T12:00:00Z`), { status: 'failed', error });
    const found = await failuresOf(server.database.sql, spanOf('week', Date.parse('2018-08-05T12:00:00Z')));
    expect(found.map(({ reason }) => reason)).toEqual(['Twice', 'Once, late', 'Once, early']);
  });

  it('counts what was chosen; of a founder’s own words only that there were some', async () => {
    const { groups, generations } = await look('problem-generator/choices');
    expect(generations).toBe(5);
    const of = (name: string) => groups.find(({ group }: { group: string }) => group === name);
    expect(of('industry')).toEqual({
      group: 'industry',
      chosen: 2,
      choices: [
        { name: 'Agriculture', count: 2 },
        { name: 'Energy', count: 1 },
      ],
    });
    expect(of('background').choices).toEqual([{ name: 'Other', count: 1 }]);
    expect(of('impact_focus')).toEqual({ group: 'impact_focus', chosen: 0, choices: [] });
    expect((await look('problem-generator/export', { list: 'choices' })).csv).not.toContain('radios');
  });

  it('spreads the quality of problems over tens, a full hundred in the last, and counts the marks', async () => {
    const { quality, marks } = await look('problem-generator/problems');
    expect(quality.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { from: 40, count: 1 },
      { from: 90, count: 2 },
    ]);
    expect(marks).toEqual({ problems: 3, viewed: 2, selected: 0, bookmarked: 0, liked: 1 });
  });

  it('gives each list as a file', async () => {
    for (const list of ['generations', 'failures', 'quality'])
      expect((await look('problem-generator/export', { list })).csv.split('\r\n').length).toBeGreaterThan(1);
  });
});

describe('a custom report', () => {
  const span = { last: 'month' };

  it('counts things, people, shares and averages', async () => {
    const measures = ['count', 'people', 'share'];
    expect(await table({ source: 'reports', dimensions: ['country'], measures, span })).toEqual({
      Ghana: [2, 1, 66.67],
      Kenya: [1, 1, 33.33],
      Togo: [1, 1, 33.33],
    });
    expect(await table({ source: 'reports', dimensions: ['status'], measures: ['per_person'], span })).toEqual({
      kept: [1],
      'in trash': [1],
    });
    expect(await table({ source: 'reports', dimensions: ['allowance'], measures: ['per_person'], span })).toEqual({
      exempt: [2],
      weekly: [1],
    });
  });

  it('tells things apart by two at once, in time first to last', async () => {
    const definition = { source: 'reports', dimensions: ['day', 'industry'], measures: ['count'], span };
    const { rows, total, cut } = await run(definition);
    expect(rows.map(({ keys }: { keys: string[] }) => keys)).toEqual([
      [dayOf(ago(19).getTime()), 'Agriculture'],
      [dayOf(ago(8).getTime()), 'Agriculture'],
      [dayOf(ago(3).getTime()), 'Energy'],
    ]);
    expect({ total, cut }).toEqual({ total: 3, cut: false });
  });

  it('[back office A13] names what has no country, in the file too', async () => {
    const id = randomUUID();
    const at = ago(700);
    await server.database.sql.execute(sql`insert into tasks
      (id, kind, user_id, input, for_date, status, queue_id, created_at, updated_at)
      values (${id}, 'explorer', ${analyst.id}, '{"geography":[""]}', '2026-11-01', 'completed', ${id}, ${at}, ${at})`);
    const days = { from: dayOf(at.getTime()), to: dayOf(at.getTime()) };
    const asked = { source: 'explorations', dimensions: ['country'], measures: ['count'], span: days };
    expect((await run(asked)).rows).toEqual([{ keys: [null], values: [1] }]);
    const { csv } = await look('reports/export', { definition: JSON.stringify(asked) });
    expect(csv).toContain('None,1');
    await server.database.sql.execute(sql`delete from tasks where id = ${id}`);
  });

  it('takes the middle of times, of what has an end', async () => {
    const definition = { source: 'research', dimensions: ['status'], measures: ['count', 'median_minutes'], span };
    expect(await table(definition)).toEqual({ completed: [2, 5], failed: [1, null] });
    const waiting = { source: 'credit_requests', dimensions: ['status'], measures: ['median_minutes', 'people'], span };
    expect(await table(waiting)).toEqual({ granted: [1_440, 1], open: [null, 1] });
  });

  it('counts each source by what it can be told apart by', async () => {
    const count = (source: string, dimension: string) =>
      table({ source, dimensions: [dimension], measures: ['count'], span: { last: 'year' } });
    expect(await count('sign_ups', 'status')).toEqual({ active: [5], unconfirmed: [1], disabled: [1] });
    expect(await count('sign_ups', 'method')).toMatchObject({ google: [1], email: [2], '': [4] });
    expect(await count('explorations', 'industry')).toEqual({ Agriculture: [2], Energy: [1], '': [3] });
    expect(await count('explorations', 'status')).toEqual({
      completed: [2],
      failed: [1],
      cancelled: [1],
      running: [1],
    });
    expect(await count('credit_use', 'kind')).toEqual({ market_validation: [4] });
    expect(await count('events', 'kind')).toMatchObject({ signed_up: [6], report_viewed: [2] });
    expect(await count('messages', 'kind')).toEqual({});
    expect(await count('refinements', 'week')).toEqual({});
  });

  it('tells people by how they stand now, and by the first way in they had', async () => {
    const { sql: db } = server.database;
    const [started] = await db
      .select()
      .from(users)
      .where(eq(users.createdAt, ago(12)));
    await db
      .update(users)
      .set({ bannedUntil: ago(1) })
      .where(eq(users.id, started?.id ?? ''));
    await db.insert(identities).values({
      ...{ id: randomUUID(), userId: analyst.id, provider: 'google', providerId: 'late', data: {} },
      ...{ createdAt: new Date(now + HOUR), updatedAt: new Date(now + HOUR) },
    });
    await db.update(creditAccounts).set({ exemptUntil: sql`(now() at time zone 'UTC')::date + 1` });
    const count = (dimension: string) =>
      table({ source: 'sign_ups', dimensions: [dimension], measures: ['count'], span: { last: 'year' } });
    expect(await count('status')).toEqual({ active: [5], unconfirmed: [1], disabled: [1] });
    expect(await count('method')).toMatchObject({ google: [1], email: [2] });
    expect(await count('allowance')).toMatchObject({ exempt: [1] });
  });

  it('is cut off where there are more rows than are shown, and says so', async () => {
    const definition = { source: 'reports', dimensions: ['country'], measures: ['count'], span } as ReportDefinition;
    const shown = async (most: number) => {
      const { rows, cut, total } = await runDefinition(server.database.sql, definition, new Date(now), most);
      return [rows.length, cut, total];
    };
    expect(await shown(3)).toEqual([3, false, 3]);
    expect(await shown(2)).toEqual([2, true, 3]);
  });

  it('tells by plan: what somebody used by the plan of that week, all else by the plan as it is now', async () => {
    const week = (n: number) => dayOf(weekStart(now) - n * 7 * DAY);
    // A plan that begins with the week that runs, and a limit that came back with it.
    const member = { plan: 'pro' as const, planFrom: week(0), planBefore: null, isExempt: true, exemptUntil: week(0) };
    const [kofi] = await server.database.sql.select().from(creditWeeks).where(eq(creditWeeks.used, 3));
    await server.database.sql.insert(creditAccounts).values({ ...member, userId: kofi?.userId ?? '' });
    const by = (source: string, dimension: string) =>
      table({ source, dimensions: [dimension], measures: ['count', 'people'], span });
    expect(await by('reports', 'plan')).toEqual({ free: [2, 1], pro: [1, 1] });
    expect(await by('reports', 'allowance')).toEqual({ exempt: [2, 1], weekly: [1, 1] });
    expect(await by('credit_use', 'plan')).toEqual({ free: [4, 2] });
    expect(await table({ source: 'reports', dimensions: ['plan', 'allowance'], measures: ['count'], span })).toEqual({
      'free | exempt': [2],
      'pro | weekly': [1],
    });
  });

  it('counts events of days that are over once, and those of today as they come', async () => {
    const count = async () =>
      (await table({ source: 'events', dimensions: ['kind'], measures: ['count'], span })).credits_exhausted?.[0] ?? 0;
    const people = async () =>
      (await table({ source: 'events', dimensions: ['kind'], measures: ['people'], span })).credits_exhausted?.[0] ?? 0;
    expect(await count()).toBe(0);
    await happened('credits_exhausted', owner.id, new Date(now));
    await happened('credits_exhausted', owner.id, new Date(now));
    expect([await count(), await people()]).toEqual([2, 1]);
  });

  it('counts the days it is told, both of them among them', async () => {
    const days = (from: number, to: number) =>
      table({
        source: 'reports',
        dimensions: ['industry'],
        measures: ['count'],
        span: { from: dayOf(ago(from).getTime()), to: dayOf(ago(to).getTime()) },
      });
    expect(await days(19, 8)).toEqual({ Agriculture: [2] });
    expect(await days(18, 9)).toEqual({});
    expect(await days(3, 3)).toEqual({ Energy: [1] });
  });

  it.each([
    { source: 'users', dimensions: ['day'], measures: ['count'], span },
    { source: 'reports', dimensions: ["day'; drop table users; --"], measures: ['count'], span },
    { source: 'reports', dimensions: ['method'], measures: ['count'], span },
    { source: 'reports', dimensions: ['day', 'day'], measures: ['count'], span },
    { source: 'reports', dimensions: ['day', 'week', 'month'], measures: ['count'], span },
    { source: 'reports', dimensions: ['day'], measures: ['median_minutes'], span },
    { source: 'reports', dimensions: ['day'], measures: [], span },
    { source: 'events', dimensions: ['day'], measures: ['people'], span: { last: 'quarter' } },
    { source: 'events', dimensions: ['day'], measures: ['per_person'], span: { last: 'quarter' } },
    { source: 'events', dimensions: ['day'], measures: ['people'], span: { from: '2026-01-01', to: '2026-02-01' } },
    { source: 'reports', dimensions: ['day'], measures: ['count'], span: { from: '2026-02-02', to: '2026-02-01' } },
    { source: 'reports', dimensions: ['day'], measures: ['count'], span: { from: '2000-01-01', to: '2026-02-01' } },
    'not a definition',
  ])('that cannot be asked is refused: %j', async (definition) => {
    const query = new URLSearchParams({ definition: JSON.stringify(definition) });
    expect((await server.call('GET', `/api/admin/reports/run?${query}`, { as: analyst })).status).toBe(400);
    expect(
      (
        await server.call('POST', '/api/admin/reports', {
          as: analyst,
          key: randomUUID(),
          body: { name: 'A report', definition },
        })
      ).status,
    ).toBe(400);
  });
});

describe('a report that is kept', () => {
  const definition = { source: 'reports', dimensions: ['country'], measures: ['count'], span: { last: 'month' } };
  const keep = (as: Person, name: string, key = randomUUID()) =>
    server.call('POST', '/api/admin/reports', { as, key, body: { name, definition } });
  const names = async (as: Person, query: Record<string, string> = {}) =>
    (await look('reports', { ...query }, as)).rows.map(({ name }: { name: string }) => name);

  it('is one’s own: seen, changed and deleted by its owner and a super_admin, by nobody else', async () => {
    const other = await server.signUp();
    await runAdminCommand(server.database, server.clock.now(), ['grant', other.email, 'business_analyst']);
    const key = randomUUID();
    const first = await keep(analyst, "Robert'); drop table custom_reports; --", key);
    expect(
      (await keep(analyst, "Robert'); drop table custom_reports; --", key)).headers.get('idempotency-replayed'),
    ).toBe('true');
    const { id } = first.body.data;
    expect(await names(analyst)).toEqual(["Robert'); drop table custom_reports; --"]);
    expect(await names(other)).toEqual([]);
    const change = (as: Person, name: string) =>
      server.call('PUT', `/api/admin/reports/${id}`, { as, key: randomUUID(), body: { name, definition } });
    const drop = (as: Person) =>
      server.call('POST', `/api/admin/reports/${id}/delete`, { as, key: randomUUID(), body: {} });
    expect((await change(other, 'Mine now')).status).toBe(404);
    expect((await drop(other)).status).toBe(404);
    const { updated_at: kept } = (await look('reports')).rows[0];
    server.clock.advance(1_000);
    expect((await change(analyst, 'By country')).status).toBe(200);
    expect(Date.parse((await look('reports')).rows[0].updated_at)).toBeGreaterThan(Date.parse(kept));
    expect((await look('reports', {}, owner)).rows).toMatchObject([
      { id, name: 'By country', owner: analyst.email, is_own: false, definition },
    ]);
    expect((await change(owner, 'By country, every month')).status).toBe(200);
    expect(await names(analyst, { search: 'EVERY' })).toEqual(['By country, every month']);
    expect(await names(analyst, { search: '%' })).toEqual([]);
    expect((await drop(analyst)).status).toBe(200);
    expect((await drop(analyst)).status).toBe(404);
    const told = await look('audit', { action: 'custom_report.deleted' }, owner);
    expect(told.rows).toMatchObject([{ actor: analyst.email, subject: id }]);
  });

  it('stands in a list that is sorted, paged and saved as a file', async () => {
    for (let n = 1; n <= 12; n += 1) await keep(analyst, `Report ${String(n).padStart(2, '0')}`);
    const second = await look('reports', { sort: 'name', order: 'asc', page: '2' });
    expect(second).toMatchObject({ total: 12, rows: [{ name: 'Report 11' }, { name: 'Report 12' }] });
    const { csv } = await look('reports/list/export', { sort: 'name', order: 'asc' });
    expect(csv.split('\r\n')[1]).toContain(`Report 01,${analyst.email},reports,country,count,`);
    const file = await look('reports/export', { definition: JSON.stringify(definition) });
    expect(file.csv).toBe('country,count\r\nGhana,2\r\nKenya,1\r\nTogo,1');
  });

  it('is changed and deleted alone, the others stay as they are', async () => {
    const kwame = await server.signUp();
    await runAdminCommand(server.database, server.clock.now(), ['grant', kwame.email, 'business_analyst']);
    const [first, second] = [randomUUID(), randomUUID()];
    await keep(kwame, 'First', first);
    await keep(kwame, 'Second', second);
    const call = (method: 'PUT' | 'POST', path: string, body: object) =>
      server.call(method, `/api/admin/reports/${path}`, { as: kwame, key: randomUUID(), body });
    expect((await call('PUT', first, { name: 'By country', definition })).status).toBe(200);
    expect(await names(kwame, { sort: 'name', order: 'asc' })).toEqual(['By country', 'Second']);
    expect((await call('POST', `${first}/delete`, {})).status).toBe(200);
    expect(await names(kwame)).toEqual(['Second']);
  });
});

/** Whether the server keeps to it, `admin-access.test.ts` says of each call and role. */
it.each(['analytics', 'reports', 'problem-generator', 'credit-analytics'])('every role reads all of %s', (area) => {
  const reads = ADMIN_CALLS.filter(({ tab, method }) => tab === area && method === 'GET');
  expect(reads.length).toBeGreaterThan(0);
  for (const { roles } of reads) expect(roles).toEqual(AdminRole.options);
});
