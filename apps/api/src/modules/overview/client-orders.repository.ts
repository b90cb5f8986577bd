import type { ClientOverview } from '@tassis/contracts';
import { getNextActor, SERVICE_TYPES, type OrderStatus, type ServiceType } from '@tassis/domain';
import { and, desc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { domiciliations, orders, orderThreads } from '../../database/schema/index.ts';
import { READ } from './take-first.ts';

type Wanted = {
  clientId: string;
  statuses: readonly OrderStatus[];
  services?: readonly ServiceType[];
  limit?: number;
};

/** The newest orders of these statuses and services. The limit is read for each pair, so that the cost does not grow with the number of orders. */
function newestIds({ clientId, statuses, services = SERVICE_TYPES, limit = READ }: Wanted) {
  return sql`(
    SELECT each.id FROM unnest(${sql.param([...services])}::text[]) AS service
    CROSS JOIN unnest(${sql.param([...statuses])}::text[]) AS status
    CROSS JOIN LATERAL (
      SELECT o.id, o.created_at FROM ${orders} AS o
      WHERE o.client_id = ${clientId} AND o.service = service.service AND o.status = status.status
      ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit}
    ) AS each ORDER BY each.created_at DESC, each.id DESC LIMIT ${limit}
  )`;
}

type OpenOrder = ClientOverview['open_orders']['items'][number];

/** The newest orders of these statuses. */
export async function findNewestOrders(db: Executor, wanted: Wanted): Promise<OpenOrder[]> {
  const { id, reference, status, service, expectedBy, createdAt } = orders;
  const rows = await db
    .select({ id, reference, status, service, expectedBy, createdAt })
    .from(orders)
    .where(inArray(id, newestIds(wanted)))
    .orderBy(desc(createdAt), desc(id));
  return rows.flatMap(({ createdAt: at, expectedBy: until, service: type, ...order }) => {
    if (type === null) return [];
    const next = { next_actor: getNextActor(order.status), expected_by: until };
    return [{ ...order, ...next, service: type, created_at: at.toISOString() }];
  });
}

/** How many created companies are searched for ones without a domiciliation. */
const CREATIONS = 20;

/** How many open domiciliations, the last to end first, are compared with created companies. */
const DOMICILED = 100;

/** The newest companies that the firm has created and does not domicile. */
export async function findCompanies(
  db: Executor,
  clientId: string,
): Promise<ClientOverview['companies']['items']> {
  const created = {
    clientId,
    statuses: ['completed'],
    services: ['company_creation'],
    limit: CREATIONS,
  } as const;
  const { content } = orders;
  const name = sql<string>`coalesce(${content} #>> '{data,companyName}', ${content} #>> '{data,firstAppelation}', '')`;
  const { id, orderId, companyName, endDate, closedAt } = domiciliations;
  const open = db
    .select({ orderId, companyName })
    .from(domiciliations)
    .where(and(eq(domiciliations.clientId, clientId), isNull(closedAt)))
    .orderBy(desc(endDate), desc(id))
    .limit(DOMICILED)
    .as('open');
  const isOfCompany = or(
    eq(open.orderId, orders.id),
    sql`fold_text(${open.companyName}) = fold_text(${name})`,
  );
  const domiciled = db.select({ id: open.orderId }).from(open).where(isOfCompany);
  return db
    .select({
      name,
      order: { id: orders.id, reference: orders.reference },
    })
    .from(orders)
    .where(and(inArray(orders.id, newestIds(created)), notExists(domiciled)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(READ);
}

/** The threads with unread messages of the firm, the newest message first. */
export async function findUnreadThreads(
  db: Executor,
  clientId: string,
): Promise<ClientOverview['unread_threads']['items']> {
  const { orderId, lastMessageAt, unreadByClient } = orderThreads;
  const rows = await db
    .select({ order: { id: orders.id, reference: orders.reference }, at: lastMessageAt })
    .from(orderThreads)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(and(eq(orderThreads.clientId, clientId), sql`${unreadByClient}`))
    .orderBy(desc(lastMessageAt), desc(orderId))
    .limit(READ);
  return rows.map(({ order, at }) => ({ order, last_message_at: at.toISOString() }));
}

export async function hasOrders(db: Executor, clientId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.clientId, clientId))
    .limit(1);
  return row !== undefined;
}
