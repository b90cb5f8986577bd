import { startOfMoroccanDay } from '@tassis/domain';
import { and, eq, exists, gte, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations, domiciliationYears } from '../../database/schema/index.ts';
import { holdCursor } from '../../lists/cursor.ts';
import { all, onlyRow, type List } from '../../lists/keyset.ts';
import type { ListQuery, PageRequest } from '../../lists/page-request.ts';
import type { Found, Key } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { conditionsOfRows, searching, type FilteredRows, type Keyset } from '../../lists/search.ts';
import { readDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';

type Filter = Pick<ListQuery, 'sort'> & {
  id?: string | undefined;
  status?: 'open' | 'closed' | undefined;
  client?: string | undefined;
  /** Last days, both included. */
  from?: string | undefined;
  to?: string | undefined;
  year?: number | undefined;
  search?: string | undefined;
};

const byOpening = {
  table: domiciliations,
  at: domiciliations.createdAt,
  id: domiciliations.id,
};
const byEnd = { ...byOpening, at: domiciliations.endDate };
const ofYear = {
  table: domiciliationYears,
  at: domiciliationYears.endDate,
  id: domiciliationYears.domiciliationId,
};

/** The position of a domiciliation in the staff's list; a list that is filtered by last day is ordered by it. */
export function keyOfDomiciliation({ domiciliation }: ListedDomiciliation, filter: Filter): Key {
  const { id, createdAt, endDate } = domiciliation;
  return { id, at: isByEnd(filter) ? endDate : createdAt };
}

/** A page of domiciliations. */
export async function findDomiciliations(
  db: Executor,
  filter: Filter,
  request: PageRequest,
): Promise<Found<ListedDomiciliation>> {
  holdCursor(request, isByEnd(filter));
  const list = onlyRow(await listOfDomiciliations(db, filter), filter.id);
  return readList(db, { list, request, read: readDomiciliations });
}

async function listOfDomiciliations(db: Executor, filter: Filter): Promise<List> {
  const { client, search, year } = filter;
  if (year === undefined) return listed(db, filter, isByEnd(filter) ? byEnd : byOpening);
  const rows = inYear({ ...filter, year });
  if (client === undefined && search === undefined)
    return { ...ofYear, matching: conditionsOfRows(rows) };
  // The domiciliations of a client, or of a search, have an index of their own.
  const list = await listed(db, filter, byEnd);
  if (list.search?.window === undefined) return list;
  const { among } = list.search.window;
  return { ...list, search: { ...list.search, window: { ...rows, among: ofTheirs(db, among) } } };
}

/** Applies a condition on domiciliations to the rows of `domiciliation_years`. */
function ofTheirs(db: Executor, among: SQL): SQL {
  const { id } = domiciliations;
  const isIt = eq(id, domiciliationYears.domiciliationId);
  return exists(db.select({ id }).from(domiciliations).where(and(isIt, among)));
}

/** Sorted by opening, which does not change during an export. */
export async function listToTakeAway(db: Executor, filter: Filter): Promise<List> {
  return listed(db, filter, byOpening);
}

function isByEnd({ from, to, year, sort }: Filter): boolean {
  return sort?.endsWith('end_date') === true || [from, to, year].some((day) => day !== undefined);
}

function inYear({ status, from, to, year }: Filter & { year: number }): FilteredRows {
  const { isClosed, endDate } = domiciliationYears;
  return {
    ...ofYear,
    filters: [
      [domiciliationYears.year, year],
      [isClosed, status === undefined ? undefined : status === 'closed'],
    ],
    matching: all(from !== undefined && gte(endDate, from), to !== undefined && lte(endDate, to)),
  };
}

async function listed(db: Executor, { search, ...filter }: Filter, keyset: Keyset): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const isOwn = filter.client !== undefined;
  const searched = { column: domiciliations.search, pattern, isOwn };
  return searching(searched, { ...keyset, matching: whereFilter(filter) });
}

function whereFilter({ status, client, from, to, year }: Filter) {
  const { closedAt, clientId, endDate } = domiciliations;
  return all(
    status === 'open' && isNull(closedAt),
    status === 'closed' && isNotNull(closedAt),
    client !== undefined && eq(clientId, client),
    from !== undefined && gte(endDate, from),
    to !== undefined && lte(endDate, to),
    year !== undefined && domiciledIn(year),
  );
}

/** Computed without the table of years, because PostgreSQL might otherwise start its plan there. */
function domiciledIn(year: number) {
  const { closedAt, startDate, endDate } = domiciliations;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const isLater = gte(closedAt, startOfMoroccanDay(first));
  return and(lte(startDate, last), gte(endDate, first), or(isNull(closedAt), isLater));
}
