import type { InputOf, listClientOrders } from '@tassis/contracts';
import { noArabic, ORDER_STATUSES, type OrderStatus } from '@tassis/domain';
import type { ListAddress } from '@tassis/platform/router';

/** Shortest and longest search that the API answers. */
const SEARCH_MIN = 3;
export const SEARCH_MAX = 100;

/** The status in the address, when it is one. */
export function statusOf(address: Pick<ListAddress, 'read'>): OrderStatus | undefined {
  const text = address.read('status');
  return ORDER_STATUSES.find((status) => status === text);
}

/** Whether the API would search for these words. */
export function isUsableSearch(term: string): boolean {
  const isRightLength = term.length >= SEARCH_MIN && term.length <= SEARCH_MAX;
  return isRightLength && noArabic(term) === null;
}

/** What the address asks of the API; parts that mean nothing are left out. */
export function orderQueryOf(address: ListAddress): InputOf<typeof listClientOrders>['query'] {
  const status = statusOf(address);
  const search = address.read('search');
  return {
    page: address.page,
    ...(status ? { status } : {}),
    ...(search && isUsableSearch(search) ? { search } : {}),
  };
}
