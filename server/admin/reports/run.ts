import { type SQL, sql } from 'drizzle-orm';
import type { Dimension, Measure, ReportDefinition, ReportResult } from '../../../src/contract/admin/custom-reports.ts';
import { spanOf } from '../../../src/domain/office-span.ts';
import type { Sql } from '../../db/database.ts';
import { onDays, rowOf, rowsOf } from '../span.ts';
import { COMPILED } from './sources.ts';

/** What a screen takes and a chart can bear. */
const SHOWN = 500;

const TIME: ReadonlySet<Dimension> = new Set(['day', 'week', 'month']);

interface Days {
  readonly from: string;
  readonly to: string;
}

const daysOf = ({ span }: ReportDefinition, now: Date): Days =>
  'last' in span ? spanOf(span.last, now.getTime()) : span;

function rowsMeant({ source }: ReportDefinition, days: Days): SQL {
  const { at, isDay, where } = COMPILED[source];
  const within = isDay ? sql`${at} between ${days.from}::date and ${days.to}::date` : onDays(at, days);
  return where ? sql`${where} and ${within}` : within;
}

/**
 * Counts in two steps, first each person's own, then over the people: a count of distinct people in one step would sort every
 * row. Times are gathered on the way, for their middle.
 */
function groupsQuery(definition: ReportDefinition, days: Days, most: number): SQL {
  const { source, dimensions, measures } = definition;
  const { table, person, amount, minutes, by } = COMPILED[source];
  const told = dimensions.map((dimension) => {
    const entry = by[dimension];
    if (entry === undefined) throw new TypeError(`${source} is not told apart by ${dimension}`);
    return entry;
  });
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const keys = told.map(({ value }, index) => sql`${value} as ${sql.raw(`k${index}`)}`);
  const names = told.map((_, index) => sql.raw(`k${index}`));
  const wantsTime = measures.includes('median_minutes') && minutes !== undefined;
  const counted = amount === undefined ? sql`count(*)` : sql`sum(${amount})`;
  const grouped = list([...told.map((_, index) => sql.raw(String(index + 1))), sql.raw(String(told.length + 1))]);
  const joins = sql.join(
    told.flatMap(({ join }) => (join ? [join] : [])),
    sql` `,
  );
  const persons = sql`select ${list(keys)}, ${person} as person, ${counted} as n
    ${wantsTime ? sql`, array_agg(${minutes}) filter (where ${minutes} is not null) as minutes` : sql``}
    from ${table} as item ${joins} where ${rowsMeant(definition, days)} group by ${grouped}`;
  const groups = sql`select ${list(names)}, sum(n)::float8 as count, count(person)::int as people,
    sum(n) filter (where person is not null)::float8 as of_people
    from persons group by ${list(names)}`;
  const order = TIME.has(dimensions[0] ?? 'kind')
    ? sql`${list(names.map((name) => sql`${name} nulls last`))}`
    : sql`count desc, ${list(names.map((name) => sql`${name} nulls last`))}`;
  const texts = list(names.map((name) => sql`groups.${name}::text as ${name}`));
  if (!wantsTime) {
    return sql`with persons as (${persons}), groups as (${groups})
      select ${texts}, count, people, of_people, null::float8 as median_minutes from groups
      order by ${order} limit ${most}`;
  }
  const same = sql.join(
    names.map((name) => sql`middle.${name} is not distinct from groups.${name}`),
    sql` and `,
  );
  return sql`with persons as materialized (${persons}), groups as (${groups}),
    middle as (select ${list(names)}, percentile_cont(0.5) within group (order by one) as median_minutes
      from persons, unnest(minutes) as one group by ${list(names)})
    select ${texts}, count, people, of_people, median_minutes
    from groups left join middle on ${same} order by ${order} limit ${most}`;
}

interface Group {
  readonly k0: string | null;
  readonly k1?: string | null;
  readonly count: number;
  readonly people: number;
  readonly of_people: number | null;
  readonly median_minutes: number | null;
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
  const { table, amount } = COMPILED[definition.source];
  const [{ total }, groups] = await Promise.all([
    rowOf<{ total: number }>(
      db,
      sql`select ${amount === undefined ? sql`count(*)` : sql`coalesce(sum(${amount}), 0)`}::int as total
        from ${table} as item where ${rowsMeant(definition, days)}`,
    ),
    rowsOf<Group>(db, groupsQuery(definition, days, most + 1)),
  ]);
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
