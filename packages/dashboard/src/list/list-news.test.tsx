import { listAdminOrders } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aListPage, anAdminOrderSummary, aUser, aUuid } from '@tassis/testing/answers';
import { changeStream, FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LiveChanges } from '../live/live-changes.tsx';
import { useList } from './use-list.ts';
import { useOrderParts } from './use-order-parts.tsx';
import { WorkList } from './work-list.tsx';

afterEach(cleanup);

function Orders() {
  const { reference, status } = useOrderParts();
  const list = useList(listAdminOrders, {
    name: reference,
    columns: [status],
    texts: { one: 'commande', many: 'commandes', empty: { title: 'Rien', text: 'Rien.' } },
  });
  return (
    <LiveChanges>
      <WorkList list={list} />
    </LiveChanges>
  );
}

/** A list of two orders, and the changes by others. */
async function open() {
  let rows = [anAdminOrderSummary(2), anAdminOrderSummary(1)];
  const api = new FakeApi().on(listAdminOrders, () => aListPage(rows));
  const stream = changeStream(api);
  const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: Orders }] });
  renderArea(area, { at: '/x', api: stream, user: aUser('admin') });
  await screen.findByText('CMD-2026-000002');
  await waitFor(() => expect(stream.count()).toBe(1));
  return {
    api,
    change: (next: typeof rows) => {
      rows = next;
      stream.send({ type: 'order', id: aUuid(1), version: 2 });
    },
  };
}

it('keeps the rows until the reader asks for what others have changed', async () => {
  const { change } = await open();
  change([anAdminOrderSummary(3), anAdminOrderSummary(2, { status: 'in_review' })]);
  expect(await screen.findByText('3 changements')).toBeDefined();
  expect(screen.getByText('CMD-2026-000001')).toBeDefined();
  expect(screen.queryByText('CMD-2026-000003')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
  expect(await screen.findByText('CMD-2026-000003')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('3 changements')).toBeNull());
});

it('shows nothing for a change to no row of the page', async () => {
  const { api, change } = await open();
  change([anAdminOrderSummary(2), anAdminOrderSummary(1)]);
  await waitFor(() => expect(api.getCalls(listAdminOrders)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Afficher' })).toBeNull();
});
