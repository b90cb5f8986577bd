import { and, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** What a list is ordered by. Both stand together in an index, after what the list is filtered by. */
export type Keyset = {
  table: PgTable;
  /** A moment, or a day. */
  at: AnyPgColumn;
  id: AnyPgColumn;
};

/** Rows in an order. */
export type Rows = Keyset & { matching: SQL | undefined };

/** A column and the value that is asked of it; what is undefined asks nothing. */
type Filter = readonly [column: AnyPgColumn, value: unknown];

/** Rows in an order, of which an index begins with what some are filtered by, in this order. */
export type FilteredRows = Rows & { filters?: readonly Filter[] };

/** What a search asks. */
export type Search = {
  /** As an index of words finds them, of any part at most so many; or by an index of whose they are. */
  words: (most?: number) => SQL | undefined;
  /** Where rows are looked through for a word of many. Without it, the words themselves say whose the rows are. */
  window?: Window;
};

/** Rows that are looked through, and the words, asked of one after the other. */
export type Window = FilteredRows & { among: SQL };

/**
 * So many rows are looked through for a word of many, and so many of its hits are taken. More would be read in a
 * large table than in a small one, fewer would miss what can be found at the same price.
 */
export const SEARCH_MAX = 5000;

/**
 * Few hits of a search, all taken before anything else is asked of them: they bear the name of their table. Left to
 * PostgreSQL, it would look for some along the index of an order, down to its end, or read all that another condition
 * finds besides, whenever it takes a word that it has not sampled for a common one.
 */
export function selectHits({ table, at, id, matching }: Rows, words: SQL | undefined): SQL {
  // Of a key alone an index may tell.
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

/** What the order of a window begins with: the column of its first filter. */
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

/** All that is asked of rows. */
export function conditionsOfRows(rows: FilteredRows): SQL | undefined {
  return and(...getFilters(rows).map(isEqual), rows.matching);
}

/** Looked for among rows that something else finds: by no index of words. */
export function amongThem(column: AnyPgColumn, pattern: unknown): SQL {
  return sql`${column} || '' LIKE ${pattern}`;
}

/** Where words are looked for. */
type Searched = {
  column: AnyPgColumn;
  pattern: unknown;
  /** Whether the other conditions say whose the rows are: these are found by an index of theirs, never by words. */
  isOwn: boolean;
};

/** What a list asks, with words or without. */
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
