import { listAdminOrders, listClientOrders } from '@tassis/contracts';
import { expect, it } from 'vitest';
import type { ListContract } from './list-contract.ts';
import type { ListOptions } from './list-options.ts';
import { periodFilter } from './period-filter.ts';

/** Has the types of `useList`; only the compiler checks this file. */
const createOptions = <Query, Row, Header extends string = never>(
  _: ListContract<Query, Row>,
  options: ListOptions<Query, Row, Header>,
) => options;
const texts = { one: 'commande', many: 'commandes', empty: { title: '', text: '' } };
const choice = { label: '', anyText: '' };
const named = createOptions(listClientOrders, {
  name: { key: 'reference', header: 'Référence', text: (order) => order.reference },
  columns: [],
  texts,
});

it('rows, filters and sort orders are those of the contract', () => {
  const list = createOptions(listAdminOrders, {
    name: { key: 'client', header: 'Client', text: (order) => order.client.email },
    columns: [{ key: 'created_at', date: (order) => order.created_at }],
    filters: {
      search: {},
      status: { ...choice, labels: 'order_status' },
      service: { ...choice, options: [{ value: 'domiciliation', label: '' }] },
      period: periodFilter,
    },
    order: '-created_at',
    texts: { ...texts, headers: { created_at: 'Date' } },
  });
  expect(list.order).toBe('-created_at');
});

it('an unknown filter, value, label group or sort order does not compile', () => {
  const list = createOptions(listAdminOrders, {
    ...named,
    filters: {
      // @ts-expect-error No order has this status.
      status: { ...choice, options: [{ value: 'lost', label: '' }] },
      // @ts-expect-error Not every service has a label in this group.
      service: { ...choice, labels: 'order_status' },
    },
    // @ts-expect-error The contract knows no such order.
    order: 'total',
    texts,
  });
  expect(list.texts).toBe(texts);
});

it('a filter that the contract lacks does not compile', () => {
  const byService = createOptions(listClientOrders, {
    ...named,
    // @ts-expect-error A client has no filter by service.
    filters: { service: { ...choice, options: [] } },
    texts,
  });
  const byPeriod = createOptions(listClientOrders, {
    ...named,
    // @ts-expect-error Nor by day.
    filters: { period: periodFilter },
    texts,
  });
  expect([byService.columns, byPeriod.columns]).toEqual([[], []]);
});

it('a column without a header, a text or an amount does not compile', () => {
  const headers = { reference: 'Référence' };
  const list = createOptions(listClientOrders, {
    name: { key: 'reference', text: (order) => order.reference },
    columns: [
      // @ts-expect-error The total has no header.
      { key: 'total', money: (order) => order.pricing.total },
      // @ts-expect-error A date is no amount.
      { key: 'reference', money: (order) => order.created_at },
    ],
    texts: { ...texts, headers },
  });
  createOptions(listClientOrders, {
    ...named,
    // @ts-expect-error The list has no headers.
    columns: [{ key: 'total', text: () => '' }],
  });
  createOptions(listClientOrders, {
    ...named,
    // @ts-expect-error The name is a text.
    name: { key: 'x', header: '', cell: () => null },
  });
  expect(list.columns).toHaveLength(2);
});
