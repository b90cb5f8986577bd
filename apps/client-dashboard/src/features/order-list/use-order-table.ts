import { useTableState, type TableShape, type TableState } from '@tassis/design-system';
import type { InputOf, listClientOrders } from '@tassis/contracts';
import { noArabic, ORDER_STATUSES } from '@tassis/domain';
import { useListSearch } from '@tassis/platform/router';

/** Shortest and longest search that the API answers. */
const SEARCH_MIN = 3;
export const SEARCH_MAX = 100;

/** Whether the API would search for these words. */
export function isUsableSearch(term: string): boolean {
  const isRightLength = term.length >= SEARCH_MIN && term.length <= SEARCH_MAX;
  return isRightLength && noArabic(term) === null;
}

const SHAPE: TableShape = {
  filters: { status: ORDER_STATUSES, search: isUsableSearch },
  pages: 50,
};

export type OrderTable = ReturnType<typeof useOrderTable>;

/** What the address says of the list, and the ways on. */
export function useOrderTable() {
  const table = useTableState({ ...useListSearch(), shape: SHAPE });
  return {
    ...table,
    /** Another part of this list. */
    hrefWith: (changes: Partial<TableState>) => `?${table.searchWith(changes)}`,
  };
}

/** What the list asks of the API. */
export function orderQueryOf({
  page,
  filters,
}: OrderTable): InputOf<typeof listClientOrders>['query'] {
  const { search } = filters;
  const status = ORDER_STATUSES.find((known) => known === filters['status']);
  return { page, ...(status && { status }), ...(search && { search }) };
}
