import { asc, desc, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import { readsBackwards, type PageRequest } from './page-request.ts';

/** What changes from page to page of one list, or placeholders for it in a prepared statement. */
type PageValues = {
  limit: number | Placeholder;
  offset: number | Placeholder;
  /** Of the row at the cursor. */
  at?: string | Placeholder;
  id?: string | Placeholder;
};

/** For any page; {@link toValues} tells those of one. */
export const pagePlaceholders = {
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
  at: sql.placeholder('at'),
  id: sql.placeholder('id'),
};

/** One page; with `values`, in a statement that serves many. */
export type AnyPage = PageRequest & { values?: PageValues };

/** The sort key of a SELECT: a moment or a day, and an id. */
type Order = {
  at: SQLWrapper;
  id: SQLWrapper;
  /** A column that has the same value in all rows and that the index begins with. */
  leading?: SQLWrapper | undefined;
};

/** The WHERE, ORDER BY, LIMIT and OFFSET of a page. */
export function pageParts(order: Order, request: AnyPage) {
  const isDescending = request.isDescending !== readsBackwards(request);
  const direction = isDescending ? desc : asc;
  const { limit, offset } = request.values ?? toValues(request);
  return {
    /** The rows on the wanted side of the cursor. */
    where: beyond(order, request, isDescending),
    orderBy: [...(order.leading ? [order.leading] : []), order.at, order.id].map(direction),
    limit,
    offset,
  };
}

/** The values of one page: one row more than it shows tells whether more follow. */
export function toValues({ perPage, position }: PageRequest) {
  return {
    limit: perPage + 1,
    offset: position.kind === 'page' ? (position.page - 1) * perPage : 0,
    ...(position.kind === 'cursor' && { at: position.cursor.at, id: position.cursor.id }),
  };
}

function beyond({ at, id }: Order, request: AnyPage, goesDown: boolean): SQL | undefined {
  const { position, values = toValues(request) } = request;
  if (position.kind !== 'cursor') return undefined;
  const type = position.cursor.at.length === 10 ? sql`date` : sql`timestamptz`;
  const row = sql`(${at}, ${id})`;
  const mark = sql`(${values.at}::${type}, ${values.id}::uuid)`;
  return goesDown ? sql`${row} < ${mark}` : sql`${row} > ${mark}`;
}
