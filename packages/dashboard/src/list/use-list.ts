import { apiQuery, getApi } from '@tassis/api-client';
import { keepPreviousData, useQuery } from '@tassis/api-client/query';
import type { ListMeta } from '@tassis/contracts';
import { useTableState, type TableState } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { toDataColumn } from './list-column.tsx';
import type { ListContract } from './list-contract.ts';
import type { AnyListOptions, AnyListQuery, ListOptions } from './list-options.ts';
import { toFilterQuery, toListQuery, toTableShape, parseSort, acceptedBy } from './list-query.ts';
import { useListTexts } from './list-texts.ts';
import { useArrival } from '../section/use-arrival.ts';
import { useListAddress } from './use-list-address.ts';

/** For how many milliseconds the list counts as fresh when a person returns to the window. */
const LIST_KEPT_MS = 30_000;

/** A row of a list. */
export type ListRow = { id: string };

/** The list that {@link useList} returns and that `List` and `WorkList` take. */
export type ListModel<Row extends ListRow, Meta extends ListMeta = ListMeta> = ReturnType<
  typeof useAnyList<Row, Meta>
>;

/**
 * Creates the list of a contract. The address stores filters, sort order, page and hidden columns; the API filters and sorts.
 * A filter or sort order that the contract lacks is a type error. @example <List list={useList(listClientOrders, { name,
 * columns, filters, texts })} />
 */
export function useList<
  Query,
  Row extends ListRow,
  Header extends string = never,
  Meta extends ListMeta = ListMeta,
>(
  contract: ListContract<Query, Row, Meta>,
  options: ListOptions<Query, Row, Header>,
): ListModel<Row, Meta>;
export function useList<Row extends ListRow, Meta extends ListMeta>(
  contract: ListContract<AnyListQuery, Row, Meta>,
  options: AnyListOptions<Row>,
): ListModel<Row, Meta> {
  return useAnyList(contract, options);
}

function useAnyList<Row extends ListRow, Meta extends ListMeta>(
  contract: ListContract<AnyListQuery, Row, Meta>,
  options: AnyListOptions<Row>,
) {
  const { filters = {}, params, order } = options;
  const { fullName = options.name.text, ...name } = options.name;
  const { headers = {} } = options.texts;
  // The rows do not depend on `meta`, so they are looked up without it.
  const anyList: ListContract<AnyListQuery, Row> = contract;
  const locale = useLocale();
  const pageAddress = useListAddress();
  const address = options.address ?? pageAddress;
  const isAccepted = acceptedBy(contract);
  const own = parseSort(order);
  const columns = [name, ...options.columns].map((column) => ({
    ...toDataColumn({ header: headers[column.key] ?? '', ...column }, locale),
    rowHeader: column === name,
    sortable: isAccepted('sort', column.key),
    // Otherwise the first press of the header would request the current order.
    ...(own?.key === column.key && { firstSort: own.direction }),
  }));
  const state = useTableState({ ...address, shape: toTableShape(isAccepted, columns, filters) });
  const inputWith = (query: AnyListQuery) => ({ ...(params && { params }), query });
  const input = inputWith(toListQuery(state, order));
  const query = useQuery({
    ...apiQuery(contract, input),
    placeholderData: keepPreviousData,
    // An action may move a row from one filter to another, so each page of the list is requested whenever it is shown, with the
    // cached rows meanwhile. Returning to the window does not refetch for a while.
    staleTime: 0,
    refetchOnWindowFocus: (shown) => shown.isStaleByTime(LIST_KEPT_MS),
  });
  const data = useArrival(query.data);
  return {
    /** The list's name in the API: the last segment of the path. */
    key: contract.path.slice(contract.path.lastIndexOf('/') + 1),
    address,
    state: { ...state, sort: state.sort ?? own },
    /** Returns the link to another state of the list. */
    hrefWith: (changes: Partial<TableState>) => address.toHref(state.searchWith(changes)),
    /** The current filters as query parameters of the contract. */
    filterQuery: toFilterQuery(state),
    query,
    /** Query options for the one row with this id, on whatever page it is. */
    rowQuery: (id: string) => apiQuery(anyList, inputWith({ id })),
    /** Reads the current rows of the page without changing those on screen. */
    readRows: async () => (await getApi().call(contract, input)).data,
    isWaiting: query.isPending || query.isPlaceholderData || data !== query.data,
    rows: data?.data ?? [],
    meta: data?.meta,
    columns,
    getName: name.text,
    /** The full name, which distinguishes rows with the same name. */
    getFullName: fullName,
    filters,
    isAccepted,
    texts: useListTexts(options.texts),
  };
}
