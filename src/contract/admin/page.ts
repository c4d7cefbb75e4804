import * as v from 'valibot';
import { Count, queryCount } from '../primitives.ts';

/** Spec 3 §9. */
export const ADMIN_PAGE_SIZE = 10;

/** Which page of a list, counted from 1. */
export const PageQuery = { page: queryCount(1, 1, 100_000) };

/** A page of a list with how many rows the whole list has. */
/*@__NO_SIDE_EFFECTS__*/
export const paged = <S extends v.GenericSchema>(row: S) => v.object({ rows: v.array(row), total: Count });

/** Words to look for, as they arrive in a query string. */
export const SearchQuery = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');

/*@__NO_SIDE_EFFECTS__*/
export const SortQuery = <const Names extends readonly string[]>(names: Names, fallback: Names[number]) => ({
  sort: v.optional(v.picklist(names), fallback as never),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
});
