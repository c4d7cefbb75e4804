import { type SQL, sql } from 'drizzle-orm';
import type { Dimension, Measure, ReportDefinition, ReportResult } from '../../../src/contract/admin/custom-reports.ts';
import { spanOf } from '../../../src/domain/office-span.ts';
import type { Sql } from '../../db/database.ts';
import { onDays, rowOf, rowsOf } from '../span.ts';
import { closeDays, eventCounts } from './event-days.ts';
import { COMPILED, type Compiled, countedEvents } from './sources.ts';

/** What a screen takes and a chart can bear. */
const SHOWN = 500;

const TIME: ReadonlySet<Dimension> = new Set(['day', 'week', 'month']);

interface Days {
  readonly from: string;
  readonly to: string;
}

const daysOf = ({ span }: ReportDefinition, now: Date): Days =>
  'last' in span ? spanOf(span.last, now.getTime()) : span;

function rowsMeant({ at, isDay, where }: Compiled, days: Days): SQL {
  const within = isDay ? sql`${at} between ${days.from}::date and ${days.to}::date` : onDays(at, days);
  return where ? sql`${where} and ${within}` : within;
}

/** Events that need no people are read from the days that were counted before. */
async function compiledFor(db: Sql, { source, measures }: ReportDefinition, now: Date): Promise<Compiled> {
  if (source !== 'events' || measures.includes('people') || measures.includes('per_person')) return COMPILED[source];
  return countedEvents(eventCounts(await closeDays(db, now)));
}

/** Told apart by these, counted by those. */
interface Plan {
  readonly compiled: Compiled;
  readonly keys: readonly SQL[];
  /** How the value of each is said. */
  readonly said: readonly ((value: SQL) => SQL)[];
  readonly joins: SQL;
  readonly where: SQL;
  /** Whether each row is in one group: what the groups count is then what there is. */
  readonly isApart: boolean;
}

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
/** `1, 2`: what is grouped by stands first in each query. */
const places = (count: number) => sql.raw(Array.from({ length: count }, (_, index) => index + 1).join(', '));
const named = (keys: readonly SQL[]) => list(keys.map((key, index) => sql`${key} as ${sql.raw(`k${index}`)}`));

function planOf({ source, dimensions }: ReportDefinition, compiled: Compiled, days: Days): Plan {
  const parts = dimensions.map((dimension) => {
    const entry = compiled.by[dimension];
    if (entry === undefined) throw new TypeError(`${source} is not told apart by ${dimension}`);
    return entry;
  });
  return {
    compiled,
    keys: parts.map(({ value }) => value),
    said: parts.map(({ said }) => said ?? ((value) => value)),
    joins: sql.join(
      parts.flatMap(({ join }) => (join ? [join] : [])),
      sql` `,
    ),
    where: rowsMeant(compiled, days),
    isApart: parts.every(({ isMany }) => !isMany),
  };
}

/** First each person's own, then over the people: counting distinct people in one step would sort every row. */
function byPeople({ compiled: { table, person, amount }, keys, joins, where }: Plan): SQL {
  const counted = amount === undefined ? sql`count(*)` : sql`sum(${amount})`;
  const names = list(keys.map((_, index) => sql.raw(`k${index}`)));
  return sql`select ${names}, sum(n)::float8 as count, count(person)::int as people,
      sum(n) filter (where person is not null)::float8 as of_people, null::float8 as median_minutes
    from (
      select ${named(keys)}, ${person} as person, ${counted} as n
      from ${table} as item ${joins} where ${where} group by ${places(keys.length + 1)}
    ) as persons group by ${places(keys.length)}`;
}

/** In one step, for the middle of times needs each of them. */
const withTimes = ({ compiled: { table, person, minutes }, keys, joins, where }: Plan): SQL =>
  sql`select ${named(keys)}, count(*)::float8 as count, count(distinct ${person})::int as people,
      count(${person})::float8 as of_people, percentile_cont(0.5) within group (order by ${minutes}) as median_minutes
    from ${table} as item ${joins} where ${where} group by ${places(keys.length)}`;

function groupsQuery({ dimensions, measures }: ReportDefinition, plan: Plan, most: number): SQL {
  const hasTimes = measures.includes('median_minutes') && plan.compiled.minutes !== undefined;
  const names = plan.keys.map((_, index) => sql.raw(`groups.k${index}`));
  const inOrder = list(names.map((name) => sql`${name} nulls last`));
  const order = TIME.has(dimensions[0] ?? 'kind') ? inOrder : sql`count desc, ${inOrder}`;
  const said = names.map((name, index) => plan.said[index]?.(name) ?? name);
  const texts = list(said.map((value, index) => sql`${value}::text as ${sql.raw(`k${index}`)}`));
  return sql`select ${texts}, count, people, of_people, median_minutes, sum(count) over () as total
    from (${hasTimes ? withTimes(plan) : byPeople(plan)}) as groups order by ${order} limit ${most}`;
}

interface Group {
  readonly k0: string | null;
  readonly k1?: string | null;
  readonly count: number;
  readonly people: number;
  readonly of_people: number | null;
  readonly median_minutes: number | null;
  /** Of all groups, also those that are cut off. */
  readonly total: number;
}

/** How many there are, however they are told apart. */
async function totalOf(db: Sql, { compiled: { table, amount }, where }: Plan): Promise<number> {
  const counted = amount === undefined ? sql`count(*)` : sql`coalesce(sum(${amount}), 0)`;
  const { total } = await rowOf<{ total: number }>(
    db,
    sql`select ${counted}::int as total from ${table} as item where ${where}`,
  );
  return total;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** `share` is a part of all, in per cent; `per_person` leaves out what nobody with an account did. */
function measured(measure: Measure, group: Group, total: number): number | null {
  switch (measure) {
    case 'count':
      return group.count;
    case 'people':
      return group.people;
    case 'share':
      return total === 0 ? null : rounded((100 * group.count) / total);
    case 'per_person':
      return group.people === 0 ? null : rounded((group.of_people ?? 0) / group.people);
    case 'median_minutes':
      return group.median_minutes === null ? null : rounded(group.median_minutes);
  }
}

/** Answers a question to the figures. */
export async function runDefinition(
  db: Sql,
  definition: ReportDefinition,
  now: Date,
  most = SHOWN,
): Promise<ReportResult> {
  const days = daysOf(definition, now);
  const compiled = await compiledFor(db, definition, now);
  const plan = planOf(definition, compiled, days);
  const groups = await rowsOf<Group>(db, groupsQuery(definition, plan, most + 1));
  const total = plan.isApart ? (groups[0]?.total ?? 0) : await totalOf(db, plan);
  return {
    from: days.from,
    to: days.to,
    total,
    rows: groups.slice(0, most).map((group) => ({
      keys: definition.dimensions.length > 1 ? [group.k0, group.k1 ?? null] : [group.k0],
      values: definition.measures.map((measure) => measured(measure, group, total)),
    })),
    cut: groups.length > most,
  };
}
