import { sql } from 'drizzle-orm';
import { type Choices, ParameterGroup, type Problems } from '../../../src/contract/admin/problem-generator.ts';
import type { TimeRange } from '../../../src/contract/analytics.ts';
import { OTHER, OTHER_PREFIX } from '../../../src/contract/explorer-options.ts';
import { type Span, spanOf } from '../../../src/domain/office-span.ts';
import type { Sql } from '../../db/database.ts';
import { explorerResults, tasks } from '../../db/schema/tasks.ts';
import { onDays, rowOf, rowsOf } from '../span.ts';
import { generatedOn } from './generations.ts';

interface Chosen {
  /** How often it stands first in its list: there is one first in each. */
  readonly firsts: number;
  readonly group: ParameterGroup;
  readonly name: string;
  readonly count: number;
}

/** One pass over the parameters. What a founder wrote in their own words is counted as 'Other': those are theirs alone. */
const chosenOf = (db: Sql, span: Span): Promise<Chosen[]> =>
  rowsOf(
    db,
    sql`select "group", case when name like ${`${OTHER_PREFIX}%`} then ${OTHER} else name end as name, count(*)::int as count,
        count(*) filter (where place = 1)::int as firsts
      from ${tasks}
      cross join lateral json_each(input) as part("group", list)
      cross join lateral json_array_elements_text(list) with ordinality as item(name, place)
      where ${generatedOn(span)} and json_typeof(list) = 'array'
      group by 1, 2 order by 3 desc, 2`,
  );

async function qualityOf(db: Sql, span: Span): Promise<Problems['quality']> {
  const rows = await rowsOf<{ ten: number; count: number }>(
    db,
    sql`select least(quality / 10, 9) as ten, count(*)::int as count from ${explorerResults}
      where ${onDays(sql`created_at`, span)} group by 1`,
  );
  return Array.from({ length: 10 }, (_, ten) => ({
    from: ten * 10,
    count: rows.find((row) => row.ten === ten)?.count ?? 0,
  }));
}

const marksOf = (db: Sql, span: Span): Promise<Problems['marks']> =>
  rowOf(
    db,
    sql`select count(*)::int as problems, count(*) filter (where viewed)::int as viewed,
        count(*) filter (where selected)::int as selected, count(*) filter (where bookmarked)::int as bookmarked,
        count(*) filter (where liked)::int as liked
      from ${explorerResults} where ${onDays(sql`created_at`, span)}`,
  );

const countOf = (db: Sql, span: Span): Promise<{ count: number }> =>
  rowOf(db, sql`select count(*)::int as count from ${tasks} where ${generatedOn(span)}`);

/** What founders set the generator to. */
export async function choicesOf(db: Sql, range: TimeRange, now: Date): Promise<Choices> {
  const span = spanOf(range, now.getTime());
  const { count } = await countOf(db, span);
  const chosen = await chosenOf(db, span);
  const { from, to, grain } = span;
  return {
    span: { from, to, grain },
    generations: count,
    groups: ParameterGroup.options.map((group) => {
      const choices = chosen.filter((row) => row.group === group);
      return {
        group,
        chosen: choices.reduce((sum, { firsts }) => sum + firsts, 0),
        choices: choices.map((row) => ({ name: row.name, count: row.count })),
      };
    }),
  };
}

/** How good the problems were that the generator found, and what founders made of them. */
export async function problemsOf(db: Sql, range: TimeRange, now: Date): Promise<Problems> {
  const span = spanOf(range, now.getTime());
  const { from, to, grain } = span;
  return {
    span: { from, to, grain },
    quality: await qualityOf(db, span),
    marks: await marksOf(db, span),
  };
}
