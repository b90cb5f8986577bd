import { listAdminOrders, listClientOrders } from '@tassis/contracts';
import { expect, it } from 'vitest';
import type { ListContract } from './list-contract.ts';
import type { ListOptions } from './list-options.ts';
import { periodFilter } from './period-filter.ts';

/** Takes the arguments of `useList`; only the compiler checks this file. */
const listOf = <Query, Row, Header extends string>(
  _: ListContract<Query, Row>,
  options: ListOptions<Query, Row, Header>,
) => options;
const texts = { one: 'commande', many: 'commandes', empty: { title: '', text: '' } };
const choice = { label: '', anyText: '' };

it('rows, filters and orders are those of the contract', () => {
  const list = listOf(listAdminOrders, {
    rowKey: (order) => order.client.email,
    headers: { created_at: 'Date' },
    columns: [{ key: 'created_at', sortable: true, cell: (order) => order.reference }],
    filters: {
      search: {},
      status: { ...choice, options: [{ value: 'submitted', label: '' }] },
      period: periodFilter,
    },
    order: '-created_at',
    texts,
  });
  expect(list.order).toBe('-created_at');
});

it('another filter, value, order or column to sort by does not compile', () => {
  const list = listOf(listClientOrders, {
    rowKey: (order) => order.id,
    // @ts-expect-error The contract cannot order by the total.
    columns: [{ key: 'total', header: '', sortable: true, cell: () => '' }],
    filters: {
      // @ts-expect-error No order has this status.
      status: { ...choice, options: [{ value: 'lost', label: '' }] },
    },
    // @ts-expect-error The contract knows no such order.
    order: 'total',
    texts,
  });
  expect(list.texts).toBe(texts);
});

it('a filter that the contract does not know does not compile', () => {
  const common = { rowKey: (order: { id: string }) => order.id, columns: [], texts };
  const byService = listOf(listClientOrders, {
    ...common,
    // @ts-expect-error A client has no filter by service.
    filters: { service: { ...choice, options: [] } },
  });
  const byPeriod = listOf(listClientOrders, {
    ...common,
    // @ts-expect-error Nor by day.
    filters: { period: periodFilter },
  });
  expect([byService.columns, byPeriod.columns]).toEqual([[], []]);
});

it('a column without a header does not compile', () => {
  const list = listOf(listClientOrders, {
    rowKey: (order) => order.id,
    // @ts-expect-error The total has no header.
    headers: { reference: 'Référence' },
    columns: [{ key: 'total', cell: () => '' }],
    texts,
  });
  // @ts-expect-error No column has a header.
  listOf(listClientOrders, {
    rowKey: (order) => order.id,
    columns: [{ key: 'total', cell: () => '' }],
    texts,
  });
  expect(list.columns).toHaveLength(1);
});
