import { ORDER_STATUSES, type OrderStatus } from '@tassis/domain';

/** The status that a text from the address names, if it names one. */
export function parseOrderStatus(text: string | undefined): OrderStatus | undefined {
  return ORDER_STATUSES.find((status) => status === text);
}
