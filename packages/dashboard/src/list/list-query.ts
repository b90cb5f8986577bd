import { PAGE_MAX } from '@tassis/contracts';
import type { TableShape, TableSort, TableState } from '@tassis/design-system';
import type { ListContract } from './list-contract.ts';
import type { AnyListOptions, AnyListQuery } from './list-options.ts';

/** Whether the contract isAccepted this value. */
export type IsAccepted = (name: string, value: string) => boolean;

/** Asks the contract's own schema, so that an address says of a list what the API would understand. */
export function acceptedBy<Query, Row>({ request }: ListContract<Query, Row>): IsAccepted {
  return (name, value) => request.query.safeParse({ [name]: value }).success;
}

/** What an address may say of a list. */
export function toTableShape<Row>(
  isAccepted: IsAccepted,
  options: AnyListOptions<Row>,
): TableShape {
  const { columns, filters = {} } = options;
  const names = Object.keys(filters).flatMap((name) => (name === 'period' ? ['from', 'to'] : name));
  return {
    filters: Object.fromEntries(
      names.map((name) => [name, (value: string) => isAccepted(name, value)]),
    ),
    sortable: columns.filter(({ sortable }) => sortable).map(({ key }) => key),
    hideable: columns
      .filter(({ rowHeader = false, hideable = true }) => hideable && !rowHeader)
      .map(({ key }) => key),
    // Further on there are cursors.
    pages: PAGE_MAX,
  };
}

/** Whether the period ends before it begins. Its end then filters nothing: the field says so, and the list goes on from the beginning. */
export function isReversed({ from, to }: TableState['filters']): boolean {
  return Boolean(from && to && to < from);
}

/** What the list is filtered by, in the words of its contract. */
export function toFilterQuery({ filters }: Pick<TableState, 'filters'>): Record<string, string> {
  const { to, ...others } = filters;
  return { ...others, ...(to && !isReversed(filters) && { to }) };
}

/** What the list asks of the API. A cursor stands instead of a page, and the order that the API has by itself is not asked for. */
export function toListQuery(state: TableState, order?: string): AnyListQuery {
  const { page, cursor, sort } = state;
  const wanted = sort && (sort.direction === 'descending' ? `-${sort.key}` : sort.key);
  return {
    ...(cursor ? { cursor } : { page }),
    ...toFilterQuery(state),
    ...(wanted && wanted !== order && { sort: wanted }),
  };
}

/** An order as the head of a table shows it: `-created_at`, the newest first. */
export function parseSort(order: string | undefined): TableSort | undefined {
  if (order === undefined) return undefined;
  return order.startsWith('-')
    ? { key: order.slice(1), direction: 'descending' }
    : { key: order, direction: 'ascending' };
}
