import { startOfMoroccanDay } from '@tassis/domain';
import { and, eq, gte, isNotNull, isNull, like, lte, or } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations } from '../../database/schema/index.ts';
import { all, countUpTo, keysetPage, type List } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { selectDomiciliations, type ListedDomiciliation } from './domiciliation.repository.ts';

type Filter = {
  status?: 'open' | 'closed' | undefined;
  client?: string | undefined;
  /** Last days, both included. */
  from?: string | undefined;
  to?: string | undefined;
  year?: number | undefined;
  search?: string | undefined;
};

const keyset = { table: domiciliations, at: domiciliations.createdAt, id: domiciliations.id };

/** Where a domiciliation stands in the staff's list. */
export const keyOfDomiciliation = ({ domiciliation }: ListedDomiciliation) => ({
  at: domiciliation.createdAt,
  id: domiciliation.id,
});

/** A page of domiciliations by the date of their opening, one row more than asked. */
export async function findDomiciliations(
  db: Executor,
  filter: Filter,
  request: PageRequest,
): Promise<Found<ListedDomiciliation>> {
  const list = await listOfDomiciliations(db, filter);
  const counted = await countUpTo(db, list, list.matching);
  return { rows: await readDomiciliations(db, { ...list, counted }, request), counted };
}

export async function listOfDomiciliations(
  db: Executor,
  { status, client, from, to, year, search }: Filter,
): Promise<List> {
  const { closedAt, clientId, endDate } = domiciliations;
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    status === 'open' && isNull(closedAt),
    status === 'closed' && isNotNull(closedAt),
    client !== undefined && eq(clientId, client),
    from !== undefined && gte(endDate, from),
    to !== undefined && lte(endDate, to),
    year !== undefined && domiciledIn(year),
    pattern !== undefined && like(domiciliations.search, pattern),
  );
  return { ...keyset, matching, isSearch: pattern !== undefined };
}

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

/** Begun by its last day, and neither ended nor closed before its first. */
function domiciledIn(year: number) {
  const { closedAt, startDate, endDate } = domiciliations;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const isLater = gte(closedAt, startOfMoroccanDay(first));
  return and(lte(startDate, last), gte(endDate, first), or(isNull(closedAt), isLater));
}
