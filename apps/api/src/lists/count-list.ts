import { and, count, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/client.ts';
import { hitsOf } from './hits.ts';
import type { CountedList, Keyset, List } from './keyset.ts';
import { TOTAL_MAX } from './page.ts';

/** What is counted. With `at`, in the order of the list, which an index has. */
type Counted = Pick<Keyset, 'table' | 'id'> & { at?: AnyPgColumn; from?: SQL | undefined };

/** Counts a list; of a search its hits first, since few of them are all that the other conditions are asked of. */
export async function countList(db: Executor, list: List): Promise<CountedList> {
  if (list.words === undefined)
    return { ...list, hits: 0, counted: await totalOf(counting(db, list)) };
  const hits = await totalOf(countingHits(db, list));
  if (list.matching === undefined) return { ...list, hits, counted: hits };
  return { ...list, hits, counted: await totalOf(counting(db, { ...list, hits })) };
}

/** How many rows match, at most {@link TOTAL_MAX} + 1. */
export function countUpTo(
  db: Executor,
  counted: Counted,
  matching: SQL | undefined,
): Promise<number> {
  return totalOf(countingRows(db, counted, matching));
}

/** What is counted, and which of it. */
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

/** The statement that counts the hits of a search. */
export function countingHits(db: Executor, { table, id, words }: List) {
  return countingRows(db, { table, id }, words);
}

/** The statement that counts a list, of a search so many hits. */
export function counting(db: Executor, list: List & { hits?: number }) {
  const { table, id, words, matching, hits = 0 } = list;
  if (words === undefined) return countingRows(db, list, matching);
  if (hits > TOTAL_MAX) return countingRows(db, { table, id }, and(words, matching));
  return countingRows(db, { table, id, from: hitsOf(list, words) }, matching);
}

function countingRows(db: Executor, { table, from, at, id }: Counted, matching: SQL | undefined) {
  const some = db
    .select({ id: sql`${id}`.as('id') })
    .from(from ?? table)
    .where(matching)
    .orderBy(...(at === undefined ? [] : [at, id]))
    .limit(TOTAL_MAX + 1)
    .as('some');
  return db.select({ total: count() }).from(some);
}

async function totalOf(statement: PromiseLike<{ total: number }[]>): Promise<number> {
  const [row] = await statement;
  return row?.total ?? 0;
}
