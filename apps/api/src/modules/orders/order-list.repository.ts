import { addDays, startOfMoroccanDay, type OrderStatus, type ServiceType } from '@tassis/domain';
import { and, asc, eq, exists, getTableColumns, gte, inArray, like, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, orders, orderServices, users } from '../../database/schema/index.ts';
import { all, countUpTo, keysetPage } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import type { ClientRow, OrderRow } from './order-wire.ts';
import type { ServiceRow } from './service-wire.ts';

export type OrderFilter = {
  clientId?: string | undefined;
  status?: OrderStatus | undefined;
  service?: ServiceType | undefined;
  /** Days of the Moroccan calendar, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

const keyset = { table: orders, at: orders.createdAt, id: orders.id };

export type ListedOrder = { order: OrderRow; client: ClientRow; services: ServiceRow[] };

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
  const { search } = filter;
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = conditionsOf(db, { ...filter, pattern });
  const list = { ...keyset, matching, isSearch: pattern !== undefined };
  const page = keysetPage(db, list, request);
  const { userId, ...person } = getTableColumns(clients);
  const found = await db
    .select({ order: orders, client: { userId, ...person, email: users.email } })
    .from(orders)
    .innerJoin(clients, eq(clients.userId, orders.clientId))
    .innerJoin(users, eq(users.id, orders.clientId))
    .where(page.where)
    .orderBy(...page.orderBy);
  const services = await servicesOf(
    db,
    found.map(({ order }) => order.id),
  );
  const rows = found.map(({ order, client }) => ({
    order,
    client,
    services: services.filter((service) => service.orderId === order.id),
  }));
  return { rows, counted: await countUpTo(db, list, matching) };
}

function conditionsOf(db: Executor, filter: OrderFilter & { pattern: string | undefined }) {
  const { clientId, status, service, from, to, pattern } = filter;
  const ofService = db
    .select({ one: sql`1` })
    .from(orderServices)
    .where(
      and(eq(orderServices.orderId, orders.id), eq(orderServices.type, service ?? 'domiciliation')),
    );
  return all(
    clientId !== undefined && eq(orders.clientId, clientId),
    status !== undefined && eq(orders.status, status),
    service !== undefined && exists(ofService),
    from !== undefined && gte(orders.createdAt, startOfMoroccanDay(from)),
    to !== undefined && lt(orders.createdAt, startOfMoroccanDay(addDays(to, 1))),
    pattern !== undefined && like(orders.search, pattern),
  );
}

async function servicesOf(db: Executor, orderIds: string[]): Promise<ServiceRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderServices)
    .where(inArray(orderServices.orderId, orderIds))
    .orderBy(asc(orderServices.position));
}
