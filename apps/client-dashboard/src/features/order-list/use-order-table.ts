import { useTableState, type TableShape, type TableState } from '@tassis/design-system';
import { isSearchable, PAGE_MAX, type InputOf, type listClientOrders } from '@tassis/contracts';
import { ORDER_STATUSES } from '@tassis/domain';
import { useListSearch } from '@tassis/platform/router';

const SHAPE: TableShape = {
  filters: { status: ORDER_STATUSES, search: isSearchable },
  pages: PAGE_MAX,
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
