import { sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { countUpTo } from './count-list.ts';
import { toReadRows, selectIds, type CountedList, type List, type Source } from './keyset.ts';
import type { PageRequest } from './page-request.ts';
import { TOTAL_MAX, type Found, type PageRows } from './page.ts';
import type { RowsById } from './rows-by-id.ts';
import { selectNewestRows, SEARCH_MAX, type Search, type Window } from './search.ts';

/** The page that is requested, and the function that reads its rows by their ids. */
type Wanted<Row> = { request: PageRequest; read: RowsById<Row> };

/**
 * A page of a list and how many rows there are. A search runs in a transaction whose planner settings force the plan that is
 * meant for it, whatever PostgreSQL's statistics say of its words.
 */
export async function readList<Row>(
  db: Executor,
  { list, ...wanted }: Wanted<Row> & { list: List },
): Promise<Found<Row>> {
  const { search } = list;
  if (search === undefined) {
    const counted = await countUpTo(db, list, list.matching);
    return { ...(await readPage(db, { list, ...wanted })), counted };
  }
  return db.transaction(async (tx) => {
    const { isPart, ...found } = await find(tx, { ...list, search });
    const page = await readPage(tx, { list: { ...list, ...found }, ...wanted });
    return { ...page, counted: found.counted, isPart };
  });
}

/** A page of a list: first the ids of its rows, then the rows. */
export async function readPage<Row>(
  db: Executor,
  { list, ...wanted }: Wanted<Row> & { list: List | CountedList },
): Promise<PageRows<Row>> {
  return readFound(db, await selectIds(db, list, wanted.request), wanted);
}

/** The rows of a page whose ids are known, with one more if more follow. */
export async function readFound<Row>(
  db: Executor,
  found: readonly { id: string }[],
  { request: { perPage }, read }: Wanted<Row>,
): Promise<PageRows<Row>> {
  const ids = found.slice(0, perPage).map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await read(db, ids);
  return { rows, hasMore: found.length > perPage };
}

/** Where the hits of a search are read from, how many there are (capped), and whether there may be more elsewhere. */
type FoundIn = { source: Source; counted: number; isPart: boolean };

/** The number of newest rows that are sampled to decide whether a word is common. */
const SAMPLE = 100;

/**
 * A word that many of the newest rows have is searched among the newest rows (the window), because the index of words would
 * read all of its hits. If the word has few hits, all are read. If it has many, the newest rows of its window are scanned: when
 * they hold enough hits, or the window has no more rows, they are the list. Otherwise a few thousand hits of the index are read.
 * The search stops there, so that its cost does not grow with the table.
 */
async function find(tx: Executor, list: List & { search: Search }): Promise<FoundIn> {
  const { window } = list.search;
  await planFor(tx, 'window');
  const newest =
    window !== undefined && (await isCommon(tx, window))
      ? await lookThrough(tx, list, window)
      : undefined;
  if (newest?.isPart === false) return newest;
  await planFor(tx, 'hits');
  const hits = await countHits(tx, list, TOTAL_MAX);
  if (hits <= TOTAL_MAX) {
    const isAll = list.matching === undefined;
    return isAll ? { source: 'hits', counted: hits, isPart: false } : countAt(tx, list, 'hits');
  }
  if (window === undefined) return { source: 'table', counted: hits, isPart: false };
  const found = newest ?? (await lookThrough(tx, list, window));
  if (!found.isPart) return found;
  await planFor(tx, 'hits');
  if ((await countHits(tx, list, SEARCH_MAX)) <= SEARCH_MAX) return countAt(tx, list, 'hits');
  await planFor(tx, 'window');
  return found;
}

/** Whether a window is likely to have more hits than a list counts. */
export async function isCommon(db: Executor, window: Window): Promise<boolean> {
  const { table, id, among } = window;
  const found = await countUpTo(db, { table, id, from: selectNewestRows(window, SAMPLE) }, among);
  return found / SAMPLE > TOTAL_MAX / SEARCH_MAX;
}

/** What is found in a window: a part, unless it is as much as a list counts or there are no other rows. */
async function lookThrough(tx: Executor, list: List, window: Window): Promise<FoundIn> {
  await planFor(tx, 'window');
  const found = await countAt(tx, list, 'window');
  return { ...found, isPart: found.counted <= TOTAL_MAX && !(await hasAll(tx, window)) };
}

function countHits(tx: Executor, { table, id, search }: List, max: number): Promise<number> {
  return countUpTo(tx, { table, id, max }, search?.words(max + 1));
}

async function hasAll(tx: Executor, window: Window): Promise<boolean> {
  const { table, id } = window;
  const from = selectNewestRows(window, SEARCH_MAX + 1);
  const max = SEARCH_MAX;
  return (await countUpTo(tx, { table, id, from, max }, undefined)) <= max;
}

async function countAt(tx: Executor, list: List, source: Source): Promise<FoundIn> {
  const { table, id, from, matching } = toReadRows(list, source);
  return { source, counted: await countUpTo(tx, { table, id, from }, matching), isPart: false };
}

/** Forces the index of words for hits, and the index of the order for a window; PostgreSQL might otherwise scan the table. */
export async function planFor(tx: Executor, source: 'hits' | 'window'): Promise<void> {
  const bitmaps = sql.raw(source === 'hits' ? 'on' : 'off');
  // Older PostgreSQL gives disabled plan nodes a huge cost and would therefore JIT-compile the statement.
  await tx.execute(
    sql`SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = ${bitmaps}; SET LOCAL jit = off`,
  );
}
