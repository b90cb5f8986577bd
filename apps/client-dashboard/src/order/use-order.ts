import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { asFields, getClientOrder, type Order } from '@tassis/contracts';

/**
 * One of the client's orders. A `known` one (just placed) shows at once and is refreshed behind, since the
 * browser's session history restores it after a reload, when it may be stale.
 */
export function useOrder(id: string, known?: Order) {
  return useQuery({
    ...apiQuery(getClientOrder, { params: { id } }),
    enabled: isOrderId(id),
    ...(known && { initialData: { success: true as const, data: known }, initialDataUpdatedAt: 0 }),
  });
}

/** Whether an order could have this id: the API refuses another one, and need not be asked. */
export function isOrderId(id: string): boolean {
  return getClientOrder.request.params.safeParse({ id }).success;
}

/** The order in a navigation state; `undefined` when what is there is not an order. */
export function orderFromState(state: unknown): Order | undefined {
  const data = asFields(state)['order'];
  const answer = getClientOrder.response.schema.safeParse({ success: true, data });
  return answer.success ? answer.data.data : undefined;
}
