import { isSearchable, PAGE_MAX } from '@tassis/contracts';
import {
  useTableState,
  type TableMove,
  type TableShape,
  type TableSort,
  type TableState,
} from '@tassis/design-system';
import { SERVICE_TYPES, type OrderStatus } from '@tassis/domain';
import { useListSearch, useNavigate, useParams } from '@tassis/platform/router';
import { orderStatusOf } from '../../order/order-status.ts';
import { ownPaths } from '../../paths.ts';
import { isUsableDay } from './is-usable-day.ts';

const SHAPE: TableShape = {
  sortable: ['created_at'],
  filters: {
    search: isSearchable,
    service: SERVICE_TYPES,
    from: isUsableDay,
    to: isUsableDay,
  },
  hideable: ['client', 'service', 'created_at', 'status', 'total'],
  // Further on there are cursors.
  pages: PAGE_MAX,
};

/** How the API orders the list by itself. */
const NEWEST_FIRST: TableSort = { key: 'created_at', direction: 'descending' };

export type OrderTable = ReturnType<typeof useOrderTable>;

/** What the address says of the list, and the ways on. The status is the last part of the path, the rest in the query. */
export function useOrderTable() {
  const table = useTableState({ ...useListSearch(), shape: SHAPE });
  const navigate = useNavigate();
  const status = orderStatusOf(useParams()['status']);
  const filters: TableState['filters'] = status ? { ...table.filters, status } : table.filters;
  const goTo = (next: OrderStatus | undefined, changes: Partial<TableState>) => {
    const search = table.searchWith(changes).toString();
    void navigate({ pathname: ownPaths.ordersIn(next), search }, { preventScrollReset: true });
  };
  return {
    ...table,
    sort: table.sort ?? NEWEST_FIRST,
    filters,
    onFilter: (name: string, value: string, move?: TableMove) => {
      if (name === 'status') goTo(orderStatusOf(value), { page: 1 });
      else table.onFilter(name, value, move);
    },
    onReset: () => goTo(undefined, { filters: {} }),
    /** Another part of this list. */
    hrefWith: (changes: Partial<TableState>) => `?${table.searchWith(changes)}`,
  };
}
