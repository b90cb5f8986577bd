import { apiQuery } from '@tassis/api-client';
import { keepPreviousData, useQuery } from '@tassis/api-client/query';
import { useTableState, type TableState } from '@tassis/design-system';
import type { ListContract } from './list-contract.ts';
import type { AnyListOptions, AnyListQuery, ListOptions } from './list-options.ts';
import { toFilterQuery, toListQuery, toTableShape, parseSort, acceptedBy } from './list-query.ts';
import { useListTexts } from './list-texts.ts';
import { useListAddress } from './use-list-address.ts';

/** The list that {@link useList} returns and the list's parts take. */
export type ListModel<Row> = ReturnType<typeof useAnyList<Row>>;

/**
 * Creates the list of a contract. The address stores filters, order, page and hidden columns; the API filters and
 * sorts. A filter or an order that the contract lacks is a type error.
 * @example <List list={useList(listClientOrders, { rowKey, headers, columns, filters, texts })} />
 */
export function useList<Query, Row, Header extends string>(
  contract: ListContract<Query, Row>,
  options: ListOptions<Query, Row, Header>,
): ListModel<Row>;
export function useList<Row>(
  contract: ListContract<AnyListQuery, Row>,
  options: AnyListOptions<Row>,
): ListModel<Row> {
  return useAnyList(contract, options);
}

function useAnyList<Row>(contract: ListContract<AnyListQuery, Row>, options: AnyListOptions<Row>) {
  const { columns, headers = {}, filters = {}, order, rowKey } = options;
  const pageAddress = useListAddress();
  const address = options.address ?? pageAddress;
  const isAccepted = acceptedBy(contract);
  const state = useTableState({ ...address, shape: toTableShape(isAccepted, options) });
  const query = useQuery({
    ...apiQuery(contract, { query: toListQuery(state, order) }),
    placeholderData: keepPreviousData,
  });
  return {
    address,
    state: { ...state, sort: state.sort ?? parseSort(order) },
    /** Returns the link to another state of the list. */
    hrefWith: (changes: Partial<TableState>) => address.toHref(state.searchWith(changes)),
    /** The current filters as query parameters of the contract. */
    filterQuery: toFilterQuery(state),
    query,
    isWaiting: query.isPending || query.isPlaceholderData,
    rows: query.data?.data ?? [],
    meta: query.data?.meta,
    columns: columns.map((column) => ({ header: headers[column.key] ?? '', ...column })),
    filters,
    isAccepted,
    rowKey,
    texts: useListTexts(options.texts),
  };
}
