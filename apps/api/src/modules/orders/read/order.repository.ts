import type { AdminOrder, Order } from '@tassis/contracts';
import { and, desc, eq, getTableColumns, gt, notInArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../database/client.ts';
import { statementCache } from '../../../database/prepared-statements.ts';
import { bills, clients, orderThreads, orders, users } from '../../../database/schema/index.ts';
import { HttpError } from '../../../http/http-error.ts';
import { isNewestBill } from '../../bills/newest-bill.ts';
import { findParts } from './order-parts.repository.ts';
import { toAdminOrder, toOrder, type FoundOrder, type OrderRow } from './order-wire.ts';

const prepared = statementCache();
const assignees = alias(users, 'assignees');

/** An order of this client's; null also when it is another client's. */
export async function findClientOrder(
  db: Executor,
  which: { clientId: string; id: string },
): Promise<Order | null> {
  const isIt = eq(orders.id, sql.placeholder('id'));
  return findWholeOrder(db, await selectNewest(db, 'by id', isIt).execute(which));
}

/** The same; throws `not_found` also for another client's order. */
export async function requireClientOrder(
  db: Executor,
  which: { clientId: string; id: string },
): Promise<Order> {
  const order = await findClientOrder(db, which);
  if (order === null) throw new HttpError('not_found');
  return order;
}

/** The order that this client sent with this Idempotency-Key. */
export async function findClientOrderByKey(
  db: Executor,
  which: { clientId: string; key: string },
): Promise<Order | null> {
  const hasKey = eq(orders.submissionKey, sql.placeholder('key'));
  return findWholeOrder(db, await selectNewest(db, 'by key', hasKey).execute(which));
}

/** The client's newest order with the same body since this time, unless it was cancelled or rejected. */
export async function findSameSince(
  db: Executor,
  which: { clientId: string; hash: string; since: Date },
): Promise<Order | null> {
  const isSame = and(
    eq(orders.submissionHash, sql.placeholder('hash')),
    gt(orders.createdAt, sql.placeholder('since')),
    notInArray(orders.status, ['cancelled', 'rejected']),
  );
  return findWholeOrder(db, await selectNewest(db, 'same since', isSame).execute(which));
}

/** The hash of the body that was sent with this key; null when the key is unknown. */
export async function findHashOfKey(
  db: Executor,
  { clientId, key }: { clientId: string; key: string },
): Promise<string | null> {
  const [row] = await db
    .select({ hash: orders.submissionHash })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), eq(orders.submissionKey, key)));
  return row?.hash ?? null;
}

/** Any order, as the staff sees it. */
export async function findAdminOrder(db: Executor, id: string): Promise<AdminOrder | null> {
  const [found] = await db
    .select({
      order: orders,
      bill: bills,
      client: { ...getTableColumns(clients), email: users.email },
      assignee: { id: assignees.id, name: assignees.userName },
      awaitsReplySince: orderThreads.awaitsReplySince,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.userId, orders.clientId))
    .innerJoin(users, eq(users.id, orders.clientId))
    .leftJoin(assignees, eq(assignees.id, orders.assignedTo))
    .leftJoin(orderThreads, eq(orderThreads.orderId, orders.id))
    .leftJoin(bills, isNewestBill(db, orders.id))
    .where(eq(orders.id, id));
  if (found === undefined) return null;
  return toAdminOrder(found, await findParts(db, id));
}

/** The same; throws `not_found`. */
export async function requireAdminOrder(db: Executor, id: string): Promise<AdminOrder> {
  const order = await findAdminOrder(db, id);
  if (order === null) throw new HttpError('not_found');
  return order;
}

/** Throws `not_found` when there is no such order. */
export async function assertOrder(db: Executor, id: string): Promise<void> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
  if (row === undefined) throw new HttpError('not_found');
}

/** An order's row alone. */
export async function findOrderRow(db: Executor, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

function selectNewest(db: Executor, key: string, which: SQL | undefined) {
  return prepared(db, key, () =>
    db
      .select({ order: orders, bill: bills })
      .from(orders)
      .leftJoin(bills, isNewestBill(db, orders.id))
      .where(and(eq(orders.clientId, sql.placeholder('clientId')), which))
      .orderBy(desc(orders.createdAt))
      .limit(1),
  );
}

async function findWholeOrder(db: Executor, [row]: FoundOrder[]): Promise<Order | null> {
  return row === undefined ? null : toOrder(row, await findParts(db, row.order.id));
}
