import { and, count, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/client.ts';
import { pageParts, type AnyPage } from './page-parts.ts';
import { TOTAL_MAX } from './page.ts';

/** What a list is ordered by. Both stand together in an index, after what the list is filtered by. */
type Keyset = {
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
  /** A search looks through the newest hits only, so that no list of hits is longer than others. */
  isSearch?: boolean;
  /** Of a search: how many {@link countUpTo} has found. */
  counted?: number;
};

/**
 * The parts of the SELECT that reads one page of a list, one row more than asked. The index tells which
 * rows these are; only then are they read and joined, so that pages before them cost their keys alone.
 */
export function keysetPage(db: Executor, list: List, request: AnyPage) {
  const { shown = list } = list;
  return {
    where: inArray(shown.id, idsOf(db, list, request)),
    orderBy: pageParts(shown, request).orderBy,
  };
}

function idsOf(db: Executor, list: List, request: AnyPage) {
  const { isSearch = false, counted = TOTAL_MAX + 1 } = list;
  if (!isSearch) return idsOfRows(db, list, request);
  return counted > TOTAL_MAX ? idsOfNewest(db, list, request) : idsOfFew(db, list, request);
}

function idsOfRows(db: Executor, { table, at, id, matching }: List, request: AnyPage) {
  const { where, orderBy, limit, offset } = pageParts({ at, id }, request);
  return db
    .select({ id })
    .from(table)
    .where(and(matching, where))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
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

/**
 * Few hits are all taken by the index of words, and then ordered. Left to PostgreSQL, it would look for some of them
 * along the index of the order, down to its end, whenever it takes a word that it has not sampled for a common one.
 */
function idsOfFew(db: Executor, { table, at, id, matching }: List, request: AnyPage) {
  const hits = db
    .select({ at: sql`${at}`.as('at'), id: sql`${id}`.as('hit') })
    .from(table)
    .where(matching);
  const hit = { at: sql`at`, id: sql`hit` };
  const { where = sql`true`, orderBy, limit, offset } = pageParts(hit, request);
  return sql`(WITH hits AS MATERIALIZED ${hits} SELECT hit FROM hits WHERE ${where}
    ORDER BY ${sql.join(orderBy, sql`, `)} LIMIT ${limit} OFFSET ${offset})`;
}

/** What is counted. With `at`, in the order of the list, which an index has; a search has an index of its own. */
type Counted = Pick<Keyset, 'table' | 'id'> & { at?: AnyPgColumn; isSearch?: boolean };

/** How many rows match, at most {@link TOTAL_MAX} + 1. */
export async function countUpTo(
  db: Executor,
  counted: Counted,
  matching: SQL | undefined,
): Promise<number> {
  const [row] = await counting(db, counted, matching);
  return row?.total ?? 0;
}

/** The statement of {@link countUpTo}. */
export function counting(
  db: Executor,
  { table, at, id, isSearch = false }: Counted,
  matching: SQL | undefined,
) {
  const some = db
    .select({ id })
    .from(table)
    .where(matching)
    .orderBy(...(at === undefined || isSearch ? [] : [at, id]))
    .limit(TOTAL_MAX + 1)
    .as('some');
  return db.select({ total: count() }).from(some);
}

/** Conditions that hold together; those that are absent are left out. */
export function all(...conditions: (SQL | false | undefined)[]): SQL | undefined {
  return and(...conditions.filter((condition) => condition !== false));
}
