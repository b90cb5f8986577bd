import { addDays, startOfMoroccanDay, type OrderStatus, type ServiceType } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { valuesOf } from '../../lists/page-parts.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { orderList, type OrderConditions } from './order-list-statements.repository.ts';
import type { ListedOrder } from './order-wire.ts';

export type OrderFilter = {
  clientId?: string | undefined;
  status?: OrderStatus | undefined;
  service?: ServiceType | undefined;
  /** An administrator's id, or 'none'. */
  assigned?: string | undefined;
  /** Days of the Moroccan calendar, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

/** Where an order stands in a list. */
export const keyOfOrder = ({ order }: ListedOrder) => ({ at: order.createdAt, id: order.id });

/**
 * A page of orders by date, one row more than asked, and how many there are (capped). A search of
 * which folding leaves too little is refused.
 */
export async function findOrders(
  db: Executor,
  filter: OrderFilter,
  request: PageRequest,
): Promise<Found<ListedOrder>> {
  const conditions = await toConditions(db, filter);
  const list = orderList(db, conditions, request);
  const isSearch = conditions.pattern !== undefined;
  const hits = isSearch ? totalOf(await list.hits().execute(conditions)) : 0;
  const counted =
    isSearch && !list.isFiltered ? hits : totalOf(await list.count(hits).execute(conditions));
  const page = list.page({ hits, counted });
  const found = await page.execute({ ...conditions, ...valuesOf(request) });
  const orderIds = found.map(({ order }) => order.id);
  const services = Map.groupBy(await list.services().execute({ orderIds }), (row) => row.orderId);
  const rows = found.map((row) => ({ ...row, services: services.get(row.order.id) ?? [] }));
  return { rows, counted };
}

/** What a filter asks of the rows. */
export async function toConditions(
  db: Executor,
  { search, from, to, assigned, ...filter }: OrderFilter,
): Promise<OrderConditions> {
  const isAssigned = assigned !== undefined && assigned !== 'none';
  return {
    ...filter,
    assignedTo: isAssigned ? assigned : undefined,
    unassigned: assigned === 'none' ? true : undefined,
    pattern: search === undefined ? undefined : await searchPattern(db, search),
    since: from === undefined ? undefined : startOfMoroccanDay(from),
    before: to === undefined ? undefined : startOfMoroccanDay(addDays(to, 1)),
  };
}

const totalOf = ([row]: { total: number }[]) => row?.total ?? 0;
