import { sql } from 'drizzle-orm';
import type { Sql } from '../../server/db/database.ts';

/** Asks one of the tabs' calls and answers with its data. */
// biome-ignore lint/suspicious/noExplicitAny: the figures are looked up by name
type Ask = (path: string, query: Record<string, string>) => Promise<any>;

interface Compared {
  readonly what: string;
  readonly told: unknown;
  readonly counted: unknown;
}

const YEAR = { range: 'year' };

/** What the tabs say beside what the product's own tables say, counted another way. */
export async function compare(db: Sql, ask: Ask): Promise<Compared[]> {
  const one = async (query: string) => {
    const { rows } = await db.execute<{ n: number }>(sql.raw(query));
    return rows[0]?.n;
  };
  const growth = await ask('/api/admin/analytics/growth', YEAR);
  const { from, to } = growth.span;
  const days = (at: string) => `(${at} at time zone 'UTC')::date between '${from}' and '${to}'`;
  const winning = await ask('/api/admin/analytics/funnel', YEAR);
  const step = (name: string) => winning.funnel.find((part: { step: string }) => part.step === name)?.count;
  const people = `select id, created_at from users where ${days('created_at')}`;

  const retention = await ask('/api/admin/analytics/retention', YEAR);
  const cohort = retention.cohorts[20];
  const fourth = retention.weeks.indexOf(4);
  const topics = await ask('/api/admin/analytics/topics', YEAR);
  const found = await ask('/api/admin/analytics/topics', { ...YEAR, of: 'problems' });
  const [country] = topics.countries.shown;
  const generations = await ask('/api/admin/problem-generator/generations', YEAR);
  const choices = await ask('/api/admin/problem-generator/problems', YEAR);
  const run = async (definition: object) =>
    ask('/api/admin/reports/run', { definition: JSON.stringify({ ...definition, span: { from, to } }) });
  const byCountry = await run({ source: 'reports', dimensions: ['country'], measures: ['people', 'per_person'] });
  const ghana = byCountry.rows.find((row: { keys: string[] }) => row.keys[0] === 'Ghana');
  const research = await run({ source: 'research', dimensions: ['status'], measures: ['median_minutes'] });
  const done = research.rows.find((row: { keys: string[] }) => row.keys[0] === 'completed');
  const inEvents = await ask('/api/admin/reports/run', {
    definition: JSON.stringify({
      source: 'events',
      dimensions: ['kind'],
      measures: ['count', 'people'],
      span: { last: 'month' },
    }),
  });
  const viewed = inEvents.rows.find((row: { keys: string[] }) => row.keys[0] === 'report_viewed');

  const allEvents = await run({ source: 'events', dimensions: ['week', 'kind'], measures: ['count'] });

  const { rules } = await ask('/api/admin/engagement/rules', {});
  const alertsOf = (name: string) => rules.find((rule: { name: string }) => rule.name === name)?.open;
  const credits = await ask('/api/admin/credit-analytics', { weeks: '26' });
  const { start: creditsFrom } = credits.weeks[0];
  const sumOf = (name: string) =>
    credits.weeks.reduce((sum: number, week: Record<string, number>) => sum + (week[name] ?? 0), 0);
  /** What anybody has without a plan of their own and nothing beside: nobody in this world was given more. */
  const usual = 3;
  const out = `select count(*)::int n from credit_weeks w where week_start >= '${creditsFrom}' and used >= ${usual}`;

  return [
    {
      what: 'credits used in half a year',
      told: sumOf('used'),
      counted: await one(
        `select (select count(*) from research_jobs where credit_week >= '${creditsFrom}' and not refunded)::int
           + (select count(*) from tasks where credit_week >= '${creditsFrom}' and not refunded)::int n`,
      ),
    },
    { what: 'weeks in which somebody used all', told: sumOf('exhausted'), counted: await one(out) },
    {
      what: 'the same, by the day of the last credit',
      told: credits.days.reduce((sum: number, { people }: { people: number }) => sum + people, 0),
      counted: await one(out),
    },
    {
      what: 'work of people who count no credits',
      told: sumOf('exempt'),
      counted: await one(
        `select count(*)::int n from (
           select user_id, created_at, status from research_jobs union all select user_id, created_at, status from tasks) w
         where status not in ('failed', 'cancelled') and (created_at at time zone 'UTC')::date >= '${creditsFrom}'
         and user_id in (select user_id from credit_accounts where is_exempt)`,
      ),
    },
    {
      what: 'alerts: no first report',
      told: alertsOf('no_first_report'),
      counted: await one(
        `select count(*)::int n from users u left join reports r on r.user_id = u.id
         where r.id is null and u.created_at <= now() - interval '7 days'`,
      ),
    },
    {
      what: 'alerts: failed in a row',
      told: alertsOf('failed_in_a_row'),
      counted: await one(
        `select count(*)::int n from (
           select user_id from research_jobs f where status = 'failed' and not exists (
             select from research_jobs c where c.user_id = f.user_id and c.status = 'completed' and c.created_at > f.created_at)
           group by 1 having count(*) >= 2) p`,
      ),
    },
    {
      what: 'alerts: silent',
      told: alertsOf('silent'),
      counted: await one(
        `select count(*)::int n from users u where last_sign_in_at <= now() - interval '28 days'
         and created_at <= now() - interval '28 days' and id in (select user_id from reports)
         and id not in (select user_id from reports where created_at > now() - interval '28 days')
         and id not in (select user_id from sessions where greatest(last_seen_at, created_at) > now() - interval '28 days')`,
      ),
    },
    {
      what: 'events of a year',
      told: allEvents.total,
      counted: await one(`select count(*)::int n from events where ${days('at')}`),
    },
    {
      what: 'sign-ups of a year',
      told: growth.totals.sign_ups,
      counted: await one(`select count(*)::int n from users where ${days('created_at')}`),
    },
    {
      what: 'the same, week by week',
      told: growth.sign_ups.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
      counted: growth.totals.sign_ups,
    },
    {
      what: 'people who were active',
      told: growth.totals.active,
      counted: await one(
        `select count(distinct user_id)::int n from events where ${days('at')} and name not in
         ('research_finished', 'research_failed', 'insights_made', 'exploration_finished', 'exploration_failed')`,
      ),
    },
    {
      what: 'reports',
      told: growth.totals.reports,
      counted: await one(
        `select count(*)::int n from research_jobs where status = 'completed' and ${days('updated_at')}`,
      ),
    },
    {
      what: 'funnel: started',
      told: step('started'),
      counted: await one(
        `select count(*)::int n from (${people}) p where exists (select from research_jobs j where j.user_id = p.id)`,
      ),
    },
    {
      what: 'funnel: reported',
      told: step('reported'),
      counted: await one(
        `select count(*)::int n from (${people}) p where exists (select from reports r where r.user_id = p.id)`,
      ),
    },
    {
      what: 'funnel: came back',
      told: step('came_back'),
      counted: await one(
        `select count(*)::int n from (${people}) p where exists (
           select from events e where e.user_id = p.id and e.name not in
             ('research_finished', 'research_failed', 'insights_made', 'exploration_finished', 'exploration_failed')
           and (e.at at time zone 'UTC')::date > (
             select min(r.created_at at time zone 'UTC')::date from reports r where r.user_id = p.id))`,
      ),
    },
    {
      what: 'activation',
      told: winning.activation.activated,
      counted: await one(
        `select count(*)::int n from users u
         where (created_at at time zone 'UTC')::date between '${winning.activation.from}' and '${winning.activation.to}'
         and exists (select from reports r where r.user_id = u.id and r.created_at < u.created_at + interval '7 days')`,
      ),
    },
    {
      what: `a cohort (${cohort?.week}) in its fourth week`,
      told: cohort?.returned[fourth],
      counted: await one(
        `select count(distinct u.id)::int n from users u join events e on e.user_id = u.id
         where date_trunc('week', u.created_at at time zone 'UTC') = '${cohort?.week}'
         and date_trunc('week', e.at at time zone 'UTC') = '${cohort?.week}'::date + 28
         and e.name not in ('research_finished', 'research_failed', 'insights_made', 'exploration_finished', 'exploration_failed')`,
      ),
    },
    {
      what: `reports about ${country?.name}`,
      told: country?.count,
      counted: await one(
        `select count(*)::int n from reports where '${country?.name}' = any(countries) and ${days('created_at')}`,
      ),
    },
    {
      what: 'problems found',
      told: found.total,
      counted: await one(`select count(*)::int n from explorer_results where ${days('created_at')}`),
    },
    {
      what: 'generations that completed',
      told: generations.totals.completed,
      counted: await one(
        `select count(*)::int n from tasks where kind = 'explorer' and status = 'completed' and ${days('created_at')}`,
      ),
    },
    {
      what: 'problems of a quality of 90 and more',
      told: choices.quality.at(-1)?.count,
      counted: await one(
        `select count(*)::int n from explorer_results where (statement ->> 'quality_score')::int >= 90 and ${days('created_at')}`,
      ),
    },
    {
      what: 'people with a report about Ghana',
      told: ghana?.values[0],
      counted: await one(
        `select count(distinct user_id)::int n from reports where 'Ghana' = any(countries) and ${days('created_at')}`,
      ),
    },
    {
      what: 'median minutes of research',
      told: done?.values[0],
      counted: await one(
        `select round((percentile_cont(0.5) within group (order by extract(epoch from updated_at - created_at)) / 60)::numeric, 2)::float8 n
         from research_jobs where status = 'completed' and ${days('created_at')}`,
      ),
    },
    {
      what: 'people who looked at a report',
      told: viewed?.values[1],
      counted: await one(
        `select count(distinct user_id)::int n from events where name = 'report_viewed' and (at at time zone 'UTC')::date between '${inEvents.from}' and '${inEvents.to}'`,
      ),
    },
  ];
}
