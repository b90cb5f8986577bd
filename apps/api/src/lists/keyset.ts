import { and, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/client.ts';
import { hitsOf } from './hits.ts';
import { pageParts, type AnyPage } from './page-parts.ts';
import { TOTAL_MAX } from './page.ts';

/** What a list is ordered by. Both stand together in an index, after what the list is filtered by. */
export type Keyset = {
  table: PgTable;
  /** A moment, or a day. */
  at: AnyPgColumn;
  id: AnyPgColumn;
};

/** A list: its order, and what of the table it shows. */
export type List = Keyset & {
  /** Where the same order stands in what is shown, when the list is found in another table. */
  shown?: Pick<Keyset, 'at' | 'id'>;
  matching: SQL | undefined;
  /** What a search asks besides. It looks through the newest hits only, so that no list of hits is longer than others. */
  words?: SQL | undefined;
};

/** A list of which it is known how many rows there are, and how many hits before the other conditions; both capped. */
export type CountedList = List & { counted: number; hits: number };

/**
 * The parts of the SELECT that reads one page of a list, one row more than asked. The index tells which
 * rows these are; only then are they read and joined, so that pages before them cost their keys alone.
 */
export function keysetPage(db: Executor, list: List | CountedList, request: AnyPage) {
  const { shown = list } = list;
  return {
    where: inArray(shown.id, idsOf(db, list, request)),
    orderBy: pageParts(shown, request).orderBy,
  };
}

/** The newest hits of a search, so many of which there are, one more than a list counts. */
export function newestOf(db: Executor, list: List, hits: number) {
  const found = hits > TOTAL_MAX ? everyHit(list) : { ...list, from: hitsOf(list, list.words) };
  const place = { kind: 'page', page: 1 } as const;
  return idsOfRows(db, found, { perPage: TOTAL_MAX, isDescending: true, place });
}

function idsOf(db: Executor, list: List | CountedList, request: AnyPage) {
  const isMany = 'hits' in list && list.words !== undefined && list.counted > TOTAL_MAX;
  return isMany ? idsOfNewest(db, everyHit(list), request) : idsOfRows(db, rowsOf(list), request);
}

/** Where rows are read from, and what is asked of them. */
type Rows = List & { from?: SQL };

function rowsOf(list: List | CountedList): Rows {
  const { words } = list;
  if (words === undefined || !('hits' in list)) return everyHit(list);
  if (list.hits <= TOTAL_MAX) return { ...list, from: hitsOf(list, words) };
  const found = { ...list, matching: undefined };
  return { ...found, from: hitsOf(found, and(words, list.matching)) };
}

function everyHit(list: List): List {
  return { ...list, matching: and(list.words, list.matching) };
}

function idsOfRows(db: Executor, { table, from, at, id, matching }: Rows, request: AnyPage) {
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

function idsOfNewest(db: Executor, { table, at, id, matching }: List, request: AnyPage) {
  const newest = db
    .select({ at, id })
    .from(table)
    .where(matching)
    .orderBy(desc(at), desc(id))
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
