import { count, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/client.ts';
import type { ReadRows } from './keyset.ts';
import { TOTAL_MAX } from './page.ts';
import type { Keyset } from './search.ts';

/** The rows to count. With `at`, in the order of the list, for which there is an index. */
type Counted = Pick<Keyset, 'table' | 'id'> & {
  at?: AnyPgColumn;
  from?: SQL | undefined;
  /** One less than the maximum count; {@link TOTAL_MAX} by default. */
  max?: number;
};

/** How many rows match, at most one more than {@link TOTAL_MAX}, or another maximum. */
export function countUpTo(
  db: Executor,
  counted: Counted,
  matching: SQL | undefined,
): Promise<number> {
  return readTotal(countingRows(db, counted, matching));
}

/** A name, and the rows to count. */
export type Count = Counted & { matching: SQL | undefined };

/** Counts many things in one statement, each up to {@link TOTAL_MAX} + 1. */
export async function countEach(
  db: Executor,
  counts: Readonly<Record<string, Count>>,
): Promise<Readonly<Record<string, number>>> {
  const fields = Object.fromEntries(
    Object.entries(counts).map(([key, { matching, ...counted }]) => [
      key,
      sql<number>`${countingRows(db, counted, matching)}`.mapWith(Number),
    ]),
  );
  const [row] = await db.select(fields).from(sql`(SELECT 1) AS one`);
  return row ?? {};
}

/** The statement that counts a list. */
export function counting(db: Executor, rows: ReadRows) {
  return countingRows(db, rows, rows.matching);
}

/**
 * The limit is in the statement's text: for a parameter PostgreSQL would assume a tenth of all rows in a generic plan, so in a
 * large database it would plan a prepared count again each time.
 */
function countingRows(db: Executor, counted: Counted, matching: SQL | undefined) {
  const { table, from, at, id, max = TOTAL_MAX } = counted;
  const rows = db
    .select({ id: sql`${id}`.as('id') })
    .from(from ?? table)
    .where(matching)
    .orderBy(...(at === undefined ? [] : [at, id]));
  const limit = sql.raw(String(max + 1));
  return db.select({ total: count() }).from(sql`(${rows} LIMIT ${limit}) AS counted`);
}

async function readTotal(statement: PromiseLike<{ total: number }[]>): Promise<number> {
  const [row] = await statement;
  return row?.total ?? 0;
}
