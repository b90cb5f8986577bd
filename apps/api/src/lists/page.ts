import type { ListMeta } from '@tassis/contracts';
import { encodeCursor, type Cursor } from './cursor.ts';
import { readsBackwards, type PageRequest } from './page-request.ts';

/** Rows are counted up to here; beyond, nobody needs the number and counting would cost. */
export const TOTAL_MAX = 1000;

/** What a row of a list is ordered by: a moment or a day, then its id. */
export type Key = { at: Date | string; id: string };

/** The rows of a page, as they were read. */
export type PageRows<Row> = {
  /** In the order in which they were read. */
  rows: readonly Row[];
  /** Whether more follow in that order. */
  hasMore: boolean;
};

/** What was read for a page. */
export type Found<Row> = PageRows<Row> & {
  /** At most {@link TOTAL_MAX} + 1. */
  counted: number;
  /** Whether there may be more than were counted. */
  isPart?: boolean;
};

/** The position just after a row, or just before it. */
export function cursorAt({ at, id }: Key, direction: Cursor['direction']): Cursor {
  return { direction, at: typeof at === 'string' ? at : at.toISOString(), id };
}

/** Puts the rows that were read into the order of the list, with the cursors of its neighbouring pages. */
export function toPage<Row>(
  request: PageRequest,
  { rows, hasMore, counted, isPart = false }: Found<Row>,
  getKey: (row: Row) => Key,
): { rows: Row[]; meta: ListMeta } {
  const backwards = readsBackwards(request);
  const kept = backwards ? rows.toReversed() : [...rows];
  const isFirst = request.position.kind === 'page' && request.position.page === 1;
  const hasNext = backwards ? request.position.kind !== 'last' : hasMore;
  const hasPrevious = backwards ? hasMore : !isFirst;
  const linkAt = (row: Row | undefined, direction: Cursor['direction']) =>
    row === undefined ? null : encodeCursor(cursorAt(getKey(row), direction));
  return {
    rows: kept,
    meta: {
      page: request.position.kind === 'page' ? request.position.page : null,
      per_page: request.perPage,
      total: Math.min(counted, TOTAL_MAX),
      total_capped: isPart || counted > TOTAL_MAX,
      next_cursor: hasNext ? linkAt(kept.at(-1), 'after') : null,
      prev_cursor: hasPrevious ? linkAt(kept.at(0), 'before') : null,
    },
  };
}
