import { addDays, startOfMoroccanDay, type OrderStatus, type ServiceType } from '@tassis/domain';
import type { Executor } from '../../../database/client.ts';
import { onlyRow } from '../../../lists/keyset.ts';
import { toValues } from '../../../lists/page-parts.ts';
import type { PageRequest } from '../../../lists/page-request.ts';
import type { Found } from '../../../lists/page.ts';
import { readFound, readList } from '../../../lists/read-list.ts';
import { searchPattern } from '../../../lists/search-pattern.ts';
import {
  plainOrders,
  preparedOrders,
  readOrders,
  type OrderConditions,
} from './order-list-statements.repository.ts';
import type { ListedOrder } from './order-wire.ts';

export type OrderFilter = {
  id?: string | undefined;
  clientId?: string | undefined;
  status?: OrderStatus | undefined;
  service?: ServiceType | undefined;
  /** An administrator's id, or 'none'. */
  assigned?: string | undefined;
  /** Whether the client awaits a reply to a message. */
  messages?: 'waiting' | undefined;
  /** Days in Morocco, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

/** The position of an order in a list. */
export const keyOfOrder = ({ order }: ListedOrder) => ({ at: order.createdAt, id: order.id });

/**
 * A page of orders by date, and how many there are (capped). A search that is too short after folding is refused.
 */
export async function findOrders(
  db: Executor,
  filter: OrderFilter,
  request: PageRequest,
): Promise<Found<ListedOrder>> {
  const conditions = await toConditions(db, filter);
  if (conditions.pattern !== undefined || filter.id !== undefined) {
    const list = onlyRow(plainOrders(conditions), filter.id);
    return readList(db, { list, request, read: readOrders });
  }
  const { count, ids } = preparedOrders(db, conditions, request);
  const [row] = await count.execute(conditions);
  const found = await ids.execute({ ...conditions, ...toValues(request) });
  const page = await readFound(db, found, { request, read: readOrders });
  return { ...page, counted: row?.total ?? 0 };
}

/** The conditions of a filter. */
export async function toConditions(
  db: Executor,
  { clientId, status, service, assigned, messages, from, to, search }: OrderFilter,
): Promise<OrderConditions> {
  const isAssigned = assigned !== undefined && assigned !== 'none';
  return {
    clientId,
    status,
    service,
    assignedTo: isAssigned ? assigned : undefined,
    unassigned: assigned === 'none' ? true : undefined,
    waiting: messages === 'waiting' ? true : undefined,
    pattern: search === undefined ? undefined : await searchPattern(db, search),
    since: from === undefined ? undefined : startOfMoroccanDay(from),
    before: to === undefined ? undefined : startOfMoroccanDay(addDays(to, 1)),
  };
}
