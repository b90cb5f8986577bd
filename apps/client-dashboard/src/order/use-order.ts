import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { asFields, getClientOrder, type Order } from '@tassis/contracts';

/**
 * One of the client's orders. A `known` order (just placed) is shown at once and refreshed, because a reload restores it from
 * the browser's session history, when it may be outdated.
 */
export function useOrder(id: string, known?: Order) {
  return useQuery({
    ...apiQuery(getClientOrder, { params: { id } }),
    enabled: isOrderId(id),
    ...(known && { initialData: { success: true as const, data: known }, initialDataUpdatedAt: 0 }),
  });
}

/** Whether the text can be an order's id. The API would refuse any other, so no request is sent. */
export function isOrderId(id: string): boolean {
  return getClientOrder.request.params.safeParse({ id }).success;
}

/** The order in a navigation state; undefined if the state is not a valid order. */
export function orderFromState(state: unknown): Order | undefined {
  const data = asFields(state)['order'];
  const answer = getClientOrder.response.schema.safeParse({ success: true, data });
  return answer.success ? answer.data.data : undefined;
}
