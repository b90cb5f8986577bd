import { PAGE_MAX } from '@tassis/contracts';
import type { DataColumn, TableShape, TableSort, TableState } from '@tassis/design-system';
import type { ListContract } from './list-contract.ts';
import type { AnyListOptions, AnyListQuery } from './list-options.ts';

/** Whether the contract accepts a value for a query parameter. */
export type IsAccepted = (name: string, value: string) => boolean;

/** Checks values by the contract's schema, so that the list ignores what the API would refuse. */
export function acceptedBy<Query, Row>({ request }: ListContract<Query, Row>): IsAccepted {
  return (name, value) => request.query.safeParse({ [name]: value }).success;
}

/** The list state that an address may hold. */
export function toTableShape<Row>(
  isAccepted: IsAccepted,
  columns: readonly DataColumn<Row>[],
  filters: NonNullable<AnyListOptions<Row>['filters']>,
): TableShape {
  const names = Object.keys(filters).flatMap((name) => (name === 'period' ? ['from', 'to'] : name));
  return {
    filters: Object.fromEntries(
      names.map((name) => [name, (value: string) => isAccepted(name, value)]),
    ),
    sortable: columns.filter(({ sortable }) => sortable).map(({ key }) => key),
    hideable: columns
      .filter(({ rowHeader = false, hideable = true }) => hideable && !rowHeader)
      .map(({ key }) => key),
    // Deeper pages use cursors instead.
    pages: PAGE_MAX,
  };
}

/** Whether the period ends before it starts. The list then ignores the end, and the field shows an error. */
export function isReversed({ from, to }: TableState['filters']): boolean {
  return Boolean(from && to && to < from);
}

/** The filters as query parameters of the contract. */
export function toFilterQuery({ filters }: Pick<TableState, 'filters'>): Record<string, string> {
  const { to, ...others } = filters;
  return { ...others, ...(to && !isReversed(filters) && { to }) };
}

/** Maps the list state to the API's query. A cursor replaces the page; the API's default order is left out. */
export function toListQuery(state: TableState, order?: string): AnyListQuery {
  const { page, cursor, sort } = state;
  const wanted = sort && (sort.direction === 'descending' ? `-${sort.key}` : sort.key);
  return {
    ...(cursor ? { cursor } : { page }),
    ...toFilterQuery(state),
    ...(wanted && wanted !== order && { sort: wanted }),
  };
}

/** Parses a sort order of the API: `-created_at` sorts `created_at` descending. */
export function parseSort(order: string | undefined): TableSort | undefined {
  if (order === undefined) return undefined;
  return order.startsWith('-')
    ? { key: order.slice(1), direction: 'descending' }
    : { key: order, direction: 'ascending' };
}
