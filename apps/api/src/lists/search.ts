import { and, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The sort key of a list. An index has both columns, after those that the list is filtered by. */
export type Keyset = {
  table: PgTable;
  /** A moment, or a day. */
  at: AnyPgColumn;
  id: AnyPgColumn;
};

/** Rows in an order. */
export type Rows = Keyset & { matching: SQL | undefined };

/** A column and the value that it must have; undefined: any. */
type Filter = readonly [column: AnyPgColumn, value: unknown];

/** Rows in an order, of which an index begins with what some are filtered by, in this order. */
export type FilteredRows = Rows & { filters?: readonly Filter[] };

/** The conditions of a search. */
export type Search = {
  /** The condition that the index of words serves, with a limit of hits; or the condition on the owner's rows. */
  words: (most?: number) => SQL | undefined;
  /** The rows that are scanned for a common word. Without it, the search is limited to one owner's rows. */
  window?: Window;
};

/** Rows that are scanned, and the condition that is checked row by row. */
export type Window = FilteredRows & { among: SQL };

/**
 * How many rows are scanned for a common word, and how many of its hits are read. A higher limit would make a search of a large
 * table slower than one of a small table; a lower one would miss hits at no gain.
 */
export const SEARCH_MAX = 5000;

/**
 * Few hits of a search, all taken before anything else is asked of them: they bear the name of their table. Left to
 * PostgreSQL, it would look for some along the index of an order, down to its end, or read all that another condition
 * finds besides, whenever it takes a word that it has not sampled for a common one.
 */
export function selectHits({ table, at, id, matching }: Rows, words: SQL | undefined): SQL {
  // With the keyset alone, an index-only scan suffices.
  const asked = matching === undefined ? sql`${at}, ${id}` : sql`*`;
  return sql`(WITH hits AS MATERIALIZED (SELECT ${asked} FROM ${table} WHERE ${words}) SELECT * FROM hits) AS ${table}`;
}

/** The newest rows, of which alone a word of many is asked, so many at most. They bear the name of their table. */
export function selectNewestRows(rows: FilteredRows, most = SEARCH_MAX): SQL {
  const { table, at, id, matching } = rows;
  const [first, ...others] = getFilters(rows);
  const where = and(first && isOneOf(first), ...others.map(isEqual), matching);
  const order = sql.join([...(first ? [first[0]] : []), at, id].map(desc), sql`, `);
  return sql`(SELECT * FROM ${table} ${where && sql`WHERE ${where}`} ORDER BY ${order} LIMIT ${sql.raw(`${most}`)}) AS ${table}`;
}

/** The first column of the window's index: that of its first filter. */
export function getLeadingColumn(rows: FilteredRows): AnyPgColumn | undefined {
  return getFilters(rows)[0]?.[0];
}

/**
 * A filter whose column PostgreSQL does not know to be one value, so that an order can begin with it. That leaves it
 * the index that has both: else it would go through other rows for as long as it takes the value for a common one.
 */
function isOneOf([column, value]: Filter): SQL {
  return sql`${column} = ANY(ARRAY[${value}]::${sql.raw(column.getSQLType())}[])`;
}

function isEqual([column, value]: Filter): SQL {
  return eq(column, value);
}

function getFilters({ filters = [] }: FilteredRows): readonly Filter[] {
  return filters.filter(([, value]) => value !== undefined);
}

/** All conditions of rows. */
export function conditionsOfRows(rows: FilteredRows): SQL | undefined {
  return and(...getFilters(rows).map(isEqual), rows.matching);
}

/** A LIKE that is checked row by row and must not use the index of words. */
export function amongThem(column: AnyPgColumn, pattern: unknown): SQL {
  return sql`${column} || '' LIKE ${pattern}`;
}

/** Where words are looked for. */
type Searched = {
  column: AnyPgColumn;
  pattern: unknown;
  /** Whether the other conditions limit the rows to one owner: these are found by the owner's index, never by words. */
  isOwn: boolean;
};

/** The conditions of a list, with a search or without. */
export function searching(
  { column, pattern, isOwn }: Searched,
  rows: FilteredRows,
): Rows & { search?: Search } {
  const { filters: _, ...keyset } = rows;
  const matching = conditionsOfRows(rows);
  if (pattern === undefined) return { ...keyset, matching };
  const among = amongThem(column, pattern);
  if (isOwn) return searchingOwn({ ...keyset, matching: and(matching, among) });
  const words = () => like(column, sql`${pattern}`);
  return { ...keyset, matching, search: { words, window: { ...rows, among } } };
}

/** A search whose conditions say whose the rows are, besides words. */
export function searchingOwn({ matching, ...keyset }: Rows): Rows & { search: Search } {
  return { ...keyset, matching: undefined, search: { words: () => matching } };
}
