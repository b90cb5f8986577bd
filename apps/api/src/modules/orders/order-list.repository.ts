import { startOfMoroccanDay, type OrderStatus, type ServiceType } from '@tassis/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  like,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, orders, orderServices, users } from '../../database/schema/index.ts';
import { readsBackwards, type PageRequest } from '../../lists/page-request.ts';
import { TOTAL_MAX } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import type { ClientRow, OrderRow, ServiceRow } from './order-wire.ts';

export type OrderFilter = {
  clientId?: string | undefined;
  status?: OrderStatus | undefined;
  service?: ServiceType | undefined;
  /** Days of the Moroccan calendar, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

export type ListedOrder = { order: OrderRow; client: ClientRow; services: ServiceRow[] };

/**
 * A page of orders by date, one row more than asked, and how many there are (capped). A search of
 * which folding leaves too little is refused.
 */
export async function findOrders(
  db: Executor,
  filter: OrderFilter,
  request: PageRequest,
): Promise<{ rows: ListedOrder[]; counted: number }> {
  const { search } = filter;
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = and(...conditionsOf(db, { ...filter, pattern }));
  // A search looks through the newest hits only, so that it costs the same in any year.
  const scope = pattern === undefined ? matching : inArray(orders.id, newest(db, matching));
  const isDescending = request.isDescending !== readsBackwards(request);
  const direction = isDescending ? desc : asc;
  const { userId, ...person } = getTableColumns(clients);
  const found = await db
    .select({ order: orders, client: { userId, ...person, email: users.email } })
    .from(orders)
    .innerJoin(clients, eq(clients.userId, orders.clientId))
    .innerJoin(users, eq(users.id, orders.clientId))
    .where(and(scope, beyond(request)))
    .orderBy(direction(orders.createdAt), direction(orders.id))
    .limit(request.perPage + 1)
    .offset(request.place.kind === 'page' ? (request.place.page - 1) * request.perPage : 0);
  const services = await servicesOf(
    db,
    found.map(({ order }) => order.id),
  );
  const rows = found.map(({ order, client }) => ({
    order,
    client,
    services: services.filter((service) => service.orderId === order.id),
  }));
  return { rows, counted: await countUpTo(db, matching) };
}

function conditionsOf(db: Executor, filter: OrderFilter & { pattern: string | undefined }): SQL[] {
  const { clientId, status, service, from, to, pattern } = filter;
  const ofService = db
    .select({ one: sql`1` })
    .from(orderServices)
    .where(
      and(eq(orderServices.orderId, orders.id), eq(orderServices.type, service ?? 'domiciliation')),
    );
  return [
    clientId !== undefined && eq(orders.clientId, clientId),
    status !== undefined && eq(orders.status, status),
    service !== undefined && exists(ofService),
    from !== undefined && gte(orders.createdAt, startOfMoroccanDay(from)),
    to !== undefined && lt(orders.createdAt, startOfMoroccanDay(dayAfter(to))),
    pattern !== undefined && like(orders.search, pattern),
  ].filter((condition) => condition !== false);
}

function newest(db: Executor, matching: SQL | undefined) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(matching)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(TOTAL_MAX);
}

/** The rows on the wanted side of the cursor. */
function beyond(request: PageRequest): SQL | undefined {
  if (request.place.kind !== 'cursor') return undefined;
  const { at, id } = request.place.cursor;
  const row = sql`(${orders.createdAt}, ${orders.id})`;
  const mark = sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
  const goesDown = request.isDescending !== readsBackwards(request);
  return goesDown ? sql`${row} < ${mark}` : sql`${row} > ${mark}`;
}

async function countUpTo(db: Executor, matching: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: orders.id })
    .from(orders)
    .where(matching)
    .limit(TOTAL_MAX + 1)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

async function servicesOf(db: Executor, orderIds: string[]): Promise<ServiceRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderServices)
    .where(inArray(orderServices.orderId, orderIds))
    .orderBy(asc(orderServices.position));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
