import { sql } from 'drizzle-orm';
import type { Sql } from '../../server/db/database.ts';

export interface Size {
  readonly people: number;
  readonly reports: number;
  readonly bodies: number;
  readonly events: number;
}

/** How long the product has been there, in days. */
const AGE = 400;
const COUNTRIES = ['Ghana', 'Nigeria', 'Kenya', 'Senegal', 'Rwanda', 'Uganda', 'Tanzania', 'Egypt', 'Morocco', 'Togo'];
const INDUSTRIES = [
  'Agriculture',
  'Fintech',
  'Healthcare',
  'Education',
  'Logistics',
  'Energy',
  'Retail',
  'Water and sanitation',
];

const list = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`).join(',')}]`;

/**
 * A product that has been lived in, made inside the database from numbers alone: `rnd(n, salt)` is always the same number for
 * the same two, so that every run has the same world. Nobody in it exists.
 */
const steps = ({ people, reports, bodies, events }: Size, now: string): readonly (readonly [string, string])[] => {
  const at = `'${now}'::timestamptz`;
  const explorations = Math.round(reports * 0.4);
  const days = `interval '1 day'`;
  // Whoever is exempt pays with no week's credit.
  const paidIn = `case when substr(id::text, 1, 2) <> '00' then date_trunc('week', at at time zone 'UTC')::date end`;
  return [
    [
      'the number of a number',
      `create function rnd(n bigint, salt bigint) returns float8 language sql immutable parallel safe as
       $$ select (hashint8extended(n, salt) & 9007199254740991)::float8 / 9007199254740992 $$`,
    ],
    [
      'people',
      `insert into users (id, email, metadata, app_metadata, email_confirmed_at, created_at, updated_at, last_sign_in_at)
       select md5('person' || n)::uuid, 'person' || n || '@example.org', '{}', '{}',
         case when rnd(n, 1) < 0.95 then joined end, joined, joined, joined + (${at} - joined) * rnd(n, 2)
       from (select n, ${at} - ${days} * (${AGE} * power(rnd(n, 3), 1.5)) - interval '1 second' as joined
         from generate_series(1, ${people}) as n) as person`,
    ],
    [
      'their names, ways in, sessions and exemptions',
      `with named as (insert into profiles (id, display_name, preferences, updated_at)
         select id, 'Person ' || substr(email, 7, 5), '{}', created_at from users where email like 'person%@example.org'),
       ways as (insert into identities (id, user_id, provider, provider_id, data, created_at, updated_at)
         select md5('way' || id)::uuid, id, case when substr(id::text, 1, 1) < '4' then 'google' else 'email' end, id, '{}',
           created_at, created_at from users where email like 'person%@example.org'),
       lifted as (insert into credit_accounts (user_id, is_exempt)
         select id, true from users where substr(id::text, 1, 2) = '00')
       insert into sessions (id, user_id, created_at, expires_at, last_seen_at, user_agent)
       select md5('session' || id)::uuid, id, last_sign_in_at, last_sign_in_at + interval '30 days', last_sign_in_at,
         'Mozilla/5.0 (Linux; Android 14) Chrome/126.0' from users where email like 'person%@example.org'`,
    ],
    [
      'who is who, by a number',
      `create table person_numbers as select row_number() over (order by created_at, id)::int as n, id, created_at as joined
         from users where email like 'person%@example.org'`,
    ],
    ['its index', 'create unique index person_numbers_n on person_numbers (n)'],
    [
      'research',
      `insert into research_jobs (id, user_id, query, research_date, questions, status, finished_steps, error, credit_week,
         refunded, queue_id, created_at, updated_at)
       select md5('job' || n)::uuid, id, 'Question ' || n, at::date, '[]',
         case when n <= ${reports} then 'completed' else 'failed' end, 6,
         case when n > ${reports} then 'An error occurred during market validation research.' end,
         ${paidIn}, n > ${reports}, md5('job' || n)::uuid, at, at + interval '1 second' * (4 + 90 * rnd(n, 12))
       from (select made_of.n, id, joined + (${at} - joined) * power(rnd(made_of.n, 10), 2) as at
         from generate_series(1, ${Math.round(reports * 1.05)}) as made_of(n)
         join person_numbers as person on person.n = 1 + floor(${people} * power(rnd(made_of.n, 11), 2))::int) as made`,
    ],
    [
      'reports',
      `insert into reports (id, user_id, title, summary, tags, category, industry, countries, view_count, created_at,
         deleted_at, rev, search)
       select id, user_id, 'Report on ' || query, 'A summary.', '{}', kind, kind,
         array[(${list(COUNTRIES)})[1 + floor(10 * power(rnd(k, 20), 1.6))::int]] ||
           case when rnd(k, 21) < 0.08 then array['Malawi'] else '{}' end,
         floor(6 * rnd(k, 23))::int, updated_at, case when rnd(k, 24) < 0.03 then updated_at + ${days} end, k, ''::tsvector
       from (select *, (${list(INDUSTRIES)})[1 + floor(8 * power(rnd(k, 25), 1.4))::int] as kind
         from (select *, row_number() over (order by id) as k from research_jobs where status = 'completed') as done) as made`,
    ],
    [
      'bodies',
      `insert into report_bodies (report_id, content)
       select id, json_build_object('title', title, 'text', repeat('A sentence of a report, as long as they are. ', 500))
       from reports order by id limit ${bodies}`,
    ],
    [
      'explorations',
      `insert into tasks (id, kind, user_id, input, for_date, status, error, credit_week, refunded, queue_id, created_at, updated_at)
       select md5('exploration' || n)::uuid, 'explorer', id,
         json_build_object(
           'industry', json_build_array((${list(INDUSTRIES)})[1 + floor(8 * rnd(n, 30))::int]),
           'geography', json_build_array((${list(COUNTRIES)})[1 + floor(10 * rnd(n, 31))::int]),
           'background', json_build_array('Farming or agronomy', 'Other (please specify): own words ' || n)),
         at::date, ending, case when ending = 'failed' then 'Problem statement generation failed' end, ${paidIn}, ending <> 'completed',
         md5('exploration' || n)::uuid, at, at + interval '1 second' * (2 + 30 * rnd(n, 32))
       from (select made_of.n, id, joined + (${at} - joined) * power(rnd(made_of.n, 33), 2) as at,
           case when rnd(made_of.n, 34) < 0.93 then 'completed' when rnd(made_of.n, 34) < 0.97 then 'failed' else 'cancelled' end as ending
         from generate_series(1, ${explorations}) as made_of(n)
         join person_numbers as person on person.n = 1 + floor(${people} * power(rnd(made_of.n, 35), 2))::int) as made`,
    ],
    [
      'problems',
      `insert into explorer_results (id, task_id, user_id, rank, statement, quality, industry, country, model, viewed, selected,
         bookmarked, liked, created_at)
       select md5(id::text || rank)::uuid, id, user_id, rank,
         json_build_object('title', 'Problem ' || rank, 'quality_score', score, 'description', repeat('What happens. ', 150)),
         score, input #>> '{industry,0}', input #>> '{geography,0}', 'bench', rank <= 2, rank = 1, rank = 3, rank = 2, updated_at
       from tasks, generate_series(1, 5) as rank,
         lateral (select 30 + floor(70 * rnd(('x' || substr(id::text, 1, 8))::bit(32)::bigint + rank, 40))::int as score) as scored
       where kind = 'explorer' and status = 'completed'`,
    ],
    [
      'refined ideas',
      `insert into refiner_sessions (id, user_id, title, original_idea, generation_ms, created_at)
       select md5('idea' || made_of.n)::uuid, id, 'Idea', 'An idea', 40, joined + (${at} - joined) * power(rnd(made_of.n, 50), 2)
       from generate_series(1, ${Math.round(reports * 0.2)}) as made_of(n)
       join person_numbers as person on person.n = 1 + floor(${people} * power(rnd(made_of.n, 51), 2))::int`,
    ],
    [
      'credits',
      `insert into credit_weeks (user_id, credit_type, week_start, used)
       select user_id, 'market_validation', credit_week, count(*) filter (where not refunded) from research_jobs
         where credit_week is not null group by 1, 3
       union all
       select user_id, 'problem_generator', credit_week, count(*) filter (where not refunded) from tasks
         where credit_week is not null group by 1, 3`,
    ],
    [
      'requests for more',
      `insert into credit_requests (id, user_id, credit_type, week_start, credits_requested, reason, created_at, decision, decided_at)
       select md5('request' || user_id || week_start)::uuid, user_id, credit_type, week_start, 2, 'More research', week_start + interval '3 days',
         case when used % 3 = 0 then 'refused' when used % 3 = 1 then 'granted' end,
         case when used % 3 < 2 then week_start + interval '4 days' end
       from credit_weeks where used >= 3 and credit_type = 'market_validation'`,
    ],
    [
      'messages',
      `insert into inbox_messages (id, kind, user_id, content, created_at, answered_at)
       select md5('message' || n)::uuid, (array['support', 'contact', 'feedback'])[1 + n % 3], case when n % 4 > 0 then id end,
         '{"text":"A message"}', joined + ${days}, case when n % 5 > 0 then joined + ${days} * 2 end
       from person_numbers where n % 3 = 0`,
    ],
    [
      'events of what is there',
      `insert into events (at, name, user_id, details)
       select joined, 'signed_up', id, null::json from person_numbers
       union all select created_at, 'research_started', user_id, null from research_jobs
       union all select updated_at, case when status = 'completed' then 'research_finished' else 'research_failed' end, user_id, null from research_jobs
       union all select created_at, 'exploration_started', user_id, null from tasks
       union all select updated_at, 'exploration_' || replace(status, 'completed', 'finished'), user_id, null from tasks
       union all select created_at, 'idea_refined', user_id, null from refiner_sessions
       union all select created_at + interval '1 hour', 'problem_handed_over', user_id, '{"from":"refiner"}'::json from refiner_sessions where generation_ms = 40 and substr(id::text, 1, 1) < '5'
       union all select created_at, 'credits_requested', user_id, null from credit_requests`,
    ],
    [
      'visits of people, some events each',
      `insert into events (at, name, user_id)
       select at + interval '1 minute' * step, (array['signed_in', 'report_viewed', 'report_viewed', 'question_asked', 'report_viewed',
         'question_asked', 'insights_made', 'report_viewed', 'question_asked'])[step], id
       from (select made_of.n, id, joined + (${at} - interval '10 minutes' - joined) * power(rnd(made_of.n, 60), 2) as at
         from generate_series(1, (select (${events} - count(*)) / 9 + 1 from events)) as made_of(n)
         join person_numbers as person on person.n = 1 + floor(${people} * power(rnd(made_of.n, 61), 1.3))::int) as visit,
         generate_series(1, 9) as step
       limit (select ${events} - count(*) from events)`,
    ],
    [
      'days on which somebody was there',
      `insert into active_days (user_id, day)
       select user_id, (at at time zone 'UTC')::date from events
       where name not in ('research_finished', 'research_failed', 'insights_made', 'insights_failed', 'exploration_finished', 'exploration_failed')
       group by 1, 2`,
    ],
    [
      'pages fetched',
      `insert into visit_days (day, path, count)
       select day::date, path, 20 + length(path) from generate_series(${at} - ${days} * ${AGE}, ${at}, ${days}) as day,
         unnest(array['/', '/faq', '/pricing', '/login', '/signup', '/market-validation', '/problem-generator']) as path`,
    ],
    [
      'the audit log',
      `insert into audit_aliases (user_id, alias) select id, md5('alias' || id)::uuid from person_numbers`,
    ],
    [
      'its lines',
      `insert into audit_events (seq, at, actor, action, subject, details, previous_hash, hash)
       select row_number() over (order by at, id), at, md5('alias' || user_id)::uuid, 'account.signed_in', null, '{}', '', ''
       from events where name = 'signed_in'`,
    ],
    ['its end', `update audit_head set seq = (select max(seq) from audit_events)`],
    [
      'questions that are kept',
      `insert into custom_reports (id, user_id, name, definition, created_at, updated_at)
       select md5('kept' || n)::uuid, id, 'Report ' || n,
         '{"source":"events","dimensions":["week"],"measures":["count"],"span":{"last":"year"}}', joined, joined
       from person_numbers where n % 100 = 0`,
    ],
    ['what the planner knows', 'vacuum (analyze)'],
  ];
};

/** Fills an empty, migrated database; one that was filled before is taken as it is. */
export async function fill(db: Sql, size: Size, now: Date, say: (line: string) => void): Promise<void> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('person_numbers') is not null as there`);
  if (rows[0]?.there) return say('It is filled already.');
  for (const [what, statement] of steps(size, now.toISOString())) {
    const began = performance.now();
    await db.execute(sql.raw(statement));
    say(`${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s ${what}`);
  }
}
