import type { InputOf, listAdminOrders } from '@tassis/contracts';
import { SERVICE_TYPES } from '@tassis/domain';
import { orderStatusOf } from '../../order/order-status.ts';
import { isReversed } from './is-reversed.ts';
import type { OrderTable } from './use-order-table.ts';

/** What the list asks of the API. A cursor stands instead of a page. */
export function orderQueryOf(table: OrderTable): InputOf<typeof listAdminOrders>['query'] {
  const { page, cursor, sort } = table;
  const { search, from, to } = table.filters;
  const status = orderStatusOf(table.filters['status']);
  const service = SERVICE_TYPES.find((type) => type === table.filters['service']);
  return {
    ...(cursor ? { cursor } : { page }),
    ...(status && { status }),
    ...(search && { search }),
    ...(service && { service }),
    ...(from && { from }),
    ...(to && !isReversed(table.filters) && { to }),
    ...(sort.direction === 'ascending' && { sort: 'created_at' as const }),
  };
}
