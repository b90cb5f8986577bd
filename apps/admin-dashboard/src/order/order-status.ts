import { ORDER_STATUSES, type OrderStatus } from '@tassis/domain';

/** The status in the address, if it is valid. */
export function parseOrderStatus(text: string | undefined): OrderStatus | undefined {
  return ORDER_STATUSES.find((status) => status === text);
}
