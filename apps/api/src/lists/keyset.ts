import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/client.ts';
import { pageParts, type AnyPage } from './page-parts.ts';
import { TOTAL_MAX } from './page.ts';
import {
  selectHits,
  getLeadingColumn,
  selectNewestRows,
  SEARCH_MAX,
  type Rows,
  type Search,
} from './search.ts';

/** A list: its order, and the conditions of its rows. */
export type List = Rows & {
  /** The search. Only the newest hits are shown, so that no list of hits is longer than others. */
  search?: Search;
};

/** The same list, limited to these rows. */
export function onlyRows(list: List, ids: readonly string[]): List {
  return { ...list, matching: and(list.matching, inArray(list.id, ids)) };
}

/** The same list, limited to one row if its id is given; the search is then checked on that row. */
export function onlyRow({ search, ...list }: List, id: string | undefined): List {
  if (id === undefined) return search === undefined ? list : { ...list, search };
  return { ...list, matching: and(eq(list.id, id), list.matching, search?.words()) };
}

/** The source of a list's rows. */
export type Source =
  /** The index of its order, or of its words, as PostgreSQL chooses. */
  | 'table'
  /** The hits of its words, all read first. */
  | 'hits'
  /** The newest rows of its window. */
  | 'window';

/** A list with its row count (capped), and the source of its rows. */
export type CountedList = List & { source: Source; counted: number };

/** Rows in an order, and their source if it is not their table. */
export type ReadRows = Rows & { from?: SQL; leading?: AnyPgColumn | undefined };

/** The source of the rows of a list. */
export function toReadRows(list: List, source: Source): ReadRows {
  const { search, matching, table, at, id } = list;
  if (search === undefined) return { table, at, id, matching };
  const { words, window } = search;
  if (source === 'window' && window !== undefined) {
    const from = selectNewestRows(window);
    return { ...window, matching: window.among, from, leading: getLeadingColumn(window) };
  }
  if (source === 'hits')
    return { table, at, id, matching, from: selectHits(list, words(SEARCH_MAX)) };
  return { table, at, id, matching: and(words(), matching) };
}

/**
 * The SELECT of the ids on one page of a list, one more than asked. The index tells which rows these are; only then are
 * they read and joined (`rows-by-id.ts`), so that pages before them cost their keys alone.
 */
export function selectIds(db: Executor, list: List | CountedList, request: AnyPage) {
  const isCounted = 'counted' in list;
  const rows = toReadRows(list, isCounted ? list.source : 'table');
  const isCut = isCounted && list.search !== undefined && list.counted > TOTAL_MAX;
  return isCut ? idsOfNewest(db, rows, request) : idsOfRows(db, rows, request);
}

function idsOfRows(db: Executor, { table, from, at, id, matching }: ReadRows, request: AnyPage) {
  const { where, orderBy, limit, offset } = pageParts({ at, id }, request);
  return (
    db
      .select({ id: sql<string>`${id}`.as('id') })
      .from(from ?? table)
      // The cursor first: an index is entered at the first of the bounds it is given.
      .where(and(where, matching))
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
  );
}

function idsOfNewest(db: Executor, rows: ReadRows, request: AnyPage) {
  const { table, from, at, id, matching, leading } = rows;
  const newest = db
    .select({
      at: sql`${at}`.as('at'),
      id: sql<string>`${id}`.as('id'),
      leading: sql`${leading ?? null}`.as('leading'),
    })
    .from(from ?? table)
    .where(matching)
    .orderBy(...(leading ? [desc(leading)] : []), desc(at), desc(id))
    .limit(TOTAL_MAX)
    .as('newest');
  const { where, orderBy, limit, offset } = pageParts(newest, request);
  return db
    .select({ id: newest.id })
    .from(newest)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

/** Conditions that hold together; those that are absent are left out. */
export function all(...conditions: (SQL | false | undefined)[]): SQL | undefined {
  return and(...conditions.filter((condition) => condition !== false));
}
