import { startOfMoroccanDay } from '@tassis/domain';
import { and, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations, domiciliationYears } from '../../database/schema/index.ts';
import { violationError } from '../../http/http-error.ts';
import { countList } from '../../lists/count-list.ts';
import { searching } from '../../lists/hits.ts';
import { all, keysetPage, type List } from '../../lists/keyset.ts';
import type { ListQuery, PageRequest } from '../../lists/page-request.ts';
import type { Found, Key } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { selectDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';

type Filter = Pick<ListQuery, 'sort'> & {
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
  shown: byEnd,
};

/** Where a domiciliation stands in the staff's list: what is filtered by days is ordered by them. */
export function keyOfDomiciliation({ domiciliation }: ListedDomiciliation, filter: Filter): Key {
  const { id, createdAt, endDate } = domiciliation;
  return { id, at: isByEnd(filter) ? endDate : createdAt };
}

/** A page of domiciliations, one row more than asked. */
export async function findDomiciliations(
  db: Executor,
  filter: Filter,
  request: PageRequest,
): Promise<Found<ListedDomiciliation>> {
  holdCursor(request, filter);
  const list = await countList(db, await listOfDomiciliations(db, filter));
  return { rows: await readDomiciliations(db, list, request), counted: list.counted };
}

async function listOfDomiciliations(db: Executor, filter: Filter): Promise<List> {
  const { client, search, year } = filter;
  // Those of a client, or of a search, are found by an index of their own.
  if (year !== undefined && client === undefined && search === undefined) {
    return { ...ofYear, matching: inYear({ ...filter, year }) };
  }
  return { ...(isByEnd(filter) ? byEnd : byOpening), ...(await askedOf(db, filter)) };
}

/** In the order of their opening, which stays as it is while they are taken away. */
export async function listToTakeAway(db: Executor, filter: Filter): Promise<List> {
  return { ...byOpening, ...(await askedOf(db, filter)) };
}

/** A cursor of the list's other order is the caller's mistake. */
function holdCursor({ place }: PageRequest, filter: Filter): void {
  if (place.kind !== 'cursor' || isDay(place.cursor.at) === isByEnd(filter)) return;
  throw violationError('validation_failed', 'cursor', { code: 'invalid_value' });
}

const isDay = (at: string) => at.length === 10;

export async function readDomiciliations(
  db: Executor,
  list: List,
  request: PageRequest,
): Promise<ListedDomiciliation[]> {
  const page = keysetPage(db, list, request);
  return selectDomiciliations(db)
    .where(page.where)
    .orderBy(...page.orderBy);
}

function isByEnd({ from, to, year, sort }: Filter): boolean {
  return sort?.endsWith('end_date') === true || [from, to, year].some((day) => day !== undefined);
}

function inYear({ status, from, to, year }: Filter & { year: number }) {
  const { isClosed, endDate } = domiciliationYears;
  return all(
    eq(domiciliationYears.year, year),
    status !== undefined && eq(isClosed, status === 'closed'),
    from !== undefined && gte(endDate, from),
    to !== undefined && lte(endDate, to),
  );
}

async function askedOf(db: Executor, { search, ...filter }: Filter) {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const isOwn = filter.client !== undefined;
  return searching({ column: domiciliations.search, pattern, isOwn }, conditionsOf(filter));
}

function conditionsOf({ status, client, from, to, year }: Filter) {
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

/** Without the table of years, from which PostgreSQL might else begin. */
function domiciledIn(year: number) {
  const { closedAt, startDate, endDate } = domiciliations;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const isLater = gte(closedAt, startOfMoroccanDay(first));
  return and(lte(startDate, last), gte(endDate, first), or(isNull(closedAt), isLater));
}
