import { type SQL, sql } from 'drizzle-orm';
import type { Dimension, Source } from '../../../src/contract/admin/custom-reports.ts';
import { OTHER, OTHER_PREFIX } from '../../../src/contract/explorer-options.ts';
import { identities, users } from '../../db/schema/accounts.ts';
import { events } from '../../db/schema/back-office.ts';
import { refinerSessions } from '../../db/schema/conversations.ts';
import { creditAccounts, creditRequests, creditWeeks } from '../../db/schema/credits.ts';
import { inboxMessages } from '../../db/schema/inbox.ts';
import { reports } from '../../db/schema/reports.ts';
import { researchJobs } from '../../db/schema/research.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { mondayOf } from '../span.ts';

interface DimensionSql {
  readonly value: SQL;
  /** How a group's value is said, where rows are grouped by something that is quicker to reckon. */
  said?(value: SQL): SQL;
  /** What it is read from, beside the source's own rows. */
  readonly join?: SQL;
  /** A row can have several: it counts for each of them. */
  readonly isMany?: true;
}

/** How a source is asked. No text of a request comes near this table: a definition only chooses among its entries. */
export interface Compiled {
  readonly table: SQL;
  /** Only these rows are meant. */
  readonly where?: SQL;
  readonly at: SQL;
  /** A moment that is kept as a day. */
  readonly isDay?: true;
  readonly person: SQL;
  /** How much a row counts; one where nothing is said. */
  readonly amount?: SQL;
  /** How long it took, or null. */
  readonly minutes?: SQL;
  readonly by: { readonly [D in Dimension]?: DimensionSql };
}

/** Any Monday. Days and weeks of UTC are all of one length: this takes half the time of asking for each row's date. */
const MONDAY = sql`timestamptz '2001-01-01 00:00:00Z'`;
const bin = (length: '1 day' | '7 days', at: SQL): DimensionSql => ({
  value: sql`date_bin(${sql.raw(`'${length}'`)}, ${at}, ${MONDAY})`,
  said: (value) => sql`(${value} at time zone 'UTC')::date`,
});

const time = (at: SQL) => ({
  day: bin('1 day', at),
  week: bin('7 days', at),
  month: { value: sql`date_trunc('month', ${at} at time zone 'UTC')`, said: (value: SQL) => sql`${value}::date` },
});

const TODAY = sql`(now() at time zone 'UTC')::date`;

/** Whether a person's credits have no limit, as it is now. */
const allowance = (person: SQL): DimensionSql => ({
  value: sql`case when limits.is_exempt and (limits.exempt_until is null or ${TODAY} < limits.exempt_until)
    then 'exempt' else 'weekly' end`,
  join: sql`left join ${creditAccounts} as limits on limits.user_id = ${person}`,
});

/** A person's plan on a day: one that comes holds from the first day of a week, as `planIn` has it. */
const plan = (person: SQL, day: SQL): DimensionSql => ({
  value: sql`case when member.user_id is null then 'free' when member.plan_from is null or member.plan_from <= ${day}
    then member.plan else coalesce(member.plan_before, 'free') end`,
  join: sql`left join ${creditAccounts} as member on member.user_id = ${person}`,
});

/** What somebody's terms are as they read this. */
const terms = (person: SQL) => ({ allowance: allowance(person), plan: plan(person, TODAY) });

const between = (start: SQL, end: SQL) => sql`extract(epoch from ${end} - ${start})::float8 / 60`;
const CREATED = sql`item.created_at`;
const PERSON = sql`item.user_id`;

/** A group of the generator's parameters, a choice a row; own words are 'Other'. */
const parameter = (group: 'industry' | 'geography'): DimensionSql => ({
  value: sql`case when ${sql.raw(group)}.name like ${sql.raw(`'${OTHER_PREFIX}%'`)} then ${sql.raw(`'${OTHER}'`)}
    else nullif(trim(${sql.raw(group)}.name), '') end`,
  join: sql`left join lateral json_array_elements_text(item.input -> ${sql.raw(`'${group}'`)}) as ${sql.raw(group)}(name) on true`,
  isMany: true,
});

export const COMPILED: Readonly<Record<Source, Compiled>> = {
  sign_ups: {
    table: sql`${users}`,
    where: sql`item.deleted_at is null`,
    at: CREATED,
    person: sql`item.id`,
    by: {
      ...time(CREATED),
      status: {
        value: sql`case when item.banned_until > now() then 'disabled'
          when item.email_confirmed_at is null then 'unconfirmed' else 'active' end`,
      },
      method: {
        value: sql`way.provider`,
        join: sql`left join lateral (select provider from ${identities} as own where own.user_id = item.id
          order by own.created_at, own.provider limit 1) as way on true`,
      },
      ...terms(sql`item.id`),
    },
  },
  reports: {
    table: sql`${reports}`,
    where: sql`item.kind = 'report'`,
    at: CREATED,
    person: PERSON,
    by: {
      ...time(CREATED),
      country: {
        value: sql`nullif(trim(place.name), '')`,
        join: sql`left join lateral unnest(item.countries) as place(name) on true`,
        isMany: true,
      },
      industry: { value: sql`nullif(item.industry, '')` },
      status: {
        value: sql`case when item.deleted_at is not null then 'in trash' when item.is_archived then 'archived' else 'kept' end`,
      },
      ...terms(PERSON),
    },
  },
  research: {
    table: sql`${researchJobs}`,
    at: CREATED,
    person: PERSON,
    minutes: sql`case when item.status = 'completed' then ${between(CREATED, sql`item.updated_at`)} end`,
    by: { ...time(CREATED), status: { value: sql`item.status` }, ...terms(PERSON) },
  },
  explorations: {
    table: sql`${tasks}`,
    where: sql`item.kind = 'explorer' and item.deleted_at is distinct from item.created_at`,
    at: CREATED,
    person: PERSON,
    minutes: sql`case when item.status = 'completed' then ${between(CREATED, sql`item.updated_at`)} end`,
    by: {
      ...time(CREATED),
      country: parameter('geography'),
      industry: parameter('industry'),
      status: { value: sql`item.status` },
      ...terms(PERSON),
    },
  },
  refinements: {
    table: sql`${refinerSessions}`,
    at: CREATED,
    person: PERSON,
    by: { ...time(CREATED), ...terms(PERSON) },
  },
  credit_use: {
    table: sql`${creditWeeks}`,
    where: sql`item.used > 0`,
    at: sql`item.week_start`,
    isDay: true,
    person: PERSON,
    amount: sql`item.used`,
    by: {
      week: { value: sql`item.week_start` },
      month: { value: sql`date_trunc('month', item.week_start::timestamp)::date` },
      kind: { value: sql`item.credit_type` },
      plan: plan(PERSON, sql`item.week_start`),
    },
  },
  credit_requests: {
    table: sql`${creditRequests}`,
    at: CREATED,
    person: PERSON,
    minutes: between(CREATED, sql`item.decided_at`),
    by: {
      ...time(CREATED),
      kind: { value: sql`item.credit_type` },
      status: { value: sql`coalesce(item.decision, 'open')` },
    },
  },
  messages: {
    table: sql`${inboxMessages}`,
    at: CREATED,
    person: PERSON,
    minutes: between(CREATED, sql`item.answered_at`),
    by: {
      ...time(CREATED),
      kind: { value: sql`item.kind` },
      status: { value: sql`case when item.answered_at is null then 'open' else 'answered' end` },
    },
  },
  events: {
    table: sql`${events}`,
    at: sql`item.at`,
    person: PERSON,
    by: { ...time(sql`item.at`), kind: { value: sql`item.name` } },
  },
};

/** Events without whose they are, from their counts by day and name. */
export const countedEvents = (table: SQL): Compiled => ({
  table,
  at: sql`item.day`,
  isDay: true,
  person: sql`null::uuid`,
  amount: sql`item.count`,
  by: {
    day: { value: sql`item.day` },
    week: { value: mondayOf(sql`item.day`) },
    month: { value: sql`date_trunc('month', item.day::timestamp)::date` },
    kind: { value: sql`item.name` },
  },
});
