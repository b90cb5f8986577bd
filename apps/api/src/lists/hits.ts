import { and, like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A list, and what is asked of its hits. */
type Hits = { table: PgTable; at: AnyPgColumn; id: AnyPgColumn; matching: SQL | undefined };

/**
 * Few hits of a search, all taken before anything else is asked of them: they bear the name of their table. Left to
 * PostgreSQL, it would look for some along the index of an order, down to its end, or read all that another condition
 * finds besides, whenever it takes a word that it has not sampled for a common one.
 */
export function hitsOf({ table, at, id, matching }: Hits, words: SQL | undefined): SQL {
  // Of a key alone an index may tell.
  const asked = matching === undefined ? sql`${at}, ${id}` : sql`*`;
  return sql`(WITH hits AS MATERIALIZED (SELECT ${asked} FROM ${table} WHERE ${words}) SELECT * FROM hits) AS ${table}`;
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
  matching: SQL | undefined,
): { matching: SQL | undefined; words?: SQL | undefined } {
  if (pattern === undefined) return { matching };
  if (isOwn) return { matching: undefined, words: and(matching, amongThem(column, pattern)) };
  return { matching, words: like(column, sql`${pattern}`) };
}
