import { and, asc, count, desc, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/client.ts';
import { readsBackwards, type PageRequest } from './page-request.ts';
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
  matching: SQL | undefined;
  /** A search looks through the newest hits only, so that no list of hits is longer than others. */
  isSearch?: boolean;
};

/** The same two of anything that is selected. */
type Order = { at: SQLWrapper; id: SQLWrapper };

/**
 * The parts of the SELECT that reads one page of a list, one row more than asked. The index tells which
 * rows these are; only then are they read and joined, so that pages before them cost their keys alone.
 */
export function keysetPage(db: Executor, list: List, request: PageRequest) {
  const ids = list.isSearch === true ? idsOfHits(db, list, request) : idsOfRows(db, list, request);
  return { where: inArray(list.id, ids), orderBy: pageParts(list, request).orderBy };
}

function idsOfRows(db: Executor, { table, at, id, matching }: List, request: PageRequest) {
  const { where, orderBy, limit, offset } = pageParts({ at, id }, request);
  return db
    .select({ id })
    .from(table)
    .where(and(matching, where))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

function idsOfHits(db: Executor, { table, at, id, matching }: List, request: PageRequest) {
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

/** What makes a page of a list that is read in another way. */
export function pageParts({ at, id }: Order, request: PageRequest) {
  const isDescending = request.isDescending !== readsBackwards(request);
  const direction = isDescending ? desc : asc;
  return {
    /** The rows on the wanted side of the cursor. */
    where: beyond({ at, id }, request, isDescending),
    orderBy: [direction(at), direction(id)],
    limit: request.perPage + 1,
    offset: request.place.kind === 'page' ? (request.place.page - 1) * request.perPage : 0,
  };
}
/** What is counted. With `at`, in the order of the list, which an index has; a search has an index of its own. */
type Counted = Pick<Keyset, 'table' | 'id'> & { at?: AnyPgColumn; isSearch?: boolean };

/** How many rows match, at most {@link TOTAL_MAX} + 1. */
export async function countUpTo(
  db: Executor,
  { table, at, id, isSearch = false }: Counted,
  matching: SQL | undefined,
): Promise<number> {
  const some = db
    .select({ id })
    .from(table)
    .where(matching)
    .orderBy(...(at === undefined || isSearch ? [] : [at, id]))
    .limit(TOTAL_MAX + 1)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

/** Conditions that hold together; those that are absent are left out. */
export function all(...conditions: (SQL | false | undefined)[]): SQL | undefined {
  return and(...conditions.filter((condition) => condition !== false));
}

function beyond({ at, id }: Order, { place }: PageRequest, goesDown: boolean): SQL | undefined {
  if (place.kind !== 'cursor') return undefined;
  const { cursor } = place;
  const type = cursor.at.length === 10 ? sql`date` : sql`timestamptz`;
  const row = sql`(${at}, ${id})`;
  const mark = sql`(${cursor.at}::${type}, ${cursor.id}::uuid)`;
  return goesDown ? sql`${row} < ${mark}` : sql`${row} > ${mark}`;
}
