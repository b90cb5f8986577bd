import type { InputOf, listAdminOrders } from '@tassis/contracts';
import { noArabic, SERVICE_TYPES, type OrderStatus, type ServiceType } from '@tassis/domain';
import { useListAddress, useParams, type ListAddress } from '@tassis/platform/router';
import { orderStatusOf } from '../../order/order-status.ts';

/** Shortest and longest search that the API answers. */
const SEARCH_MIN = 3;
export const SEARCH_MAX = 100;

/** What the address says of the list; parts that mean nothing are absent. */
export type OrderFilters = {
  address: ListAddress;
  /** The last part of the path. */
  status: OrderStatus | undefined;
  search: string | undefined;
  service: ServiceType | undefined;
  from: string | undefined;
  to: string | undefined;
  oldestFirst: boolean;
};

/** Reads the filters of the list from the address. */
export function useOrderFilters(): OrderFilters {
  const address = useListAddress();
  const usable = (name: string, isUsable: (value: string) => boolean) => {
    const value = address.read(name);
    return value !== undefined && isUsable(value) ? value : undefined;
  };
  return {
    address,
    status: orderStatusOf(useParams()['status']),
    search: usable('search', isUsableSearch),
    service: SERVICE_TYPES.find((type) => type === address.read('service')),
    from: usable('from', isUsableDay),
    to: usable('to', isUsableDay),
    oldestFirst: address.read('sort') === 'created_at',
  };
}

/** Whether anything narrows the list. */
export function isFiltered({ status, search, service, from, to }: OrderFilters): boolean {
  return [status, search, service, from, to].some((value) => value !== undefined);
}

/** What the filters ask of the API. A cursor stands instead of a page. */
export function orderQueryOf(filters: OrderFilters): InputOf<typeof listAdminOrders>['query'] {
  const { address, status, search, service, from, to, oldestFirst } = filters;
  return {
    ...(address.cursor ? { cursor: address.cursor } : { page: address.page }),
    ...(status && { status }),
    ...(search && { search }),
    ...(service && { service }),
    ...(from && { from }),
    ...(to && { to }),
    ...(oldestFirst && { sort: 'created_at' as const }),
  };
}

/** Whether the API would search for these words. */
export function isUsableSearch(term: string): boolean {
  const isRightLength = term.length >= SEARCH_MIN && term.length <= SEARCH_MAX;
  return isRightLength && noArabic(term) === null;
}

/** A day of our century: a date field also reports each year that is half typed. */
export function isUsableDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/u.test(text)) return false;
  const day = new Date(text);
  // The 30th of February would be read as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
