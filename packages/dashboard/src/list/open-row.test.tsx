import { listAdminOrders, type AdminOrderSummary } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aListPage, anAdminOrderSummary, aUuid } from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useList } from './use-list.ts';
import { useOrderParts } from './use-order-parts.tsx';
import { WorkList } from './work-list.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

function Orders() {
  const { reference, status, statusFilter } = useOrderParts();
  const list = useList(listAdminOrders, {
    name: reference,
    columns: [status],
    filters: { status: statusFilter },
    texts: { one: 'commande', many: 'commandes', empty: { title: 'Rien', text: 'Rien encore.' } },
  });
  const renderPanel = ({ reference: named }: AdminOrderSummary) => (
    <>
      <input aria-label={`Note sur ${named}`} />
      <button type="button" onClick={() => void list.query.refetch()}>
        Traiter
      </button>
    </>
  );
  return <WorkList list={list} panel={renderPanel} />;
}

const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: Orders }] });

it('a row that no longer matches the filter stays open, with the input beside it', async () => {
  const order = anAdminOrderSummary(2);
  let isListed = true;
  const later = Promise.withResolvers<void>();
  const api = new FakeApi().on(listAdminOrders, async ({ query }) => {
    if (query['id'] === undefined) return aListPage(isListed ? [order] : []);
    await later.promise;
    return aListPage([order]);
  });
  renderArea(area, { at: `/x?status=submitted&row=${aUuid(2)}`, api });
  const panel = within(await screen.findByRole('dialog', { name: order.reference }));
  await userEvent.type(panel.getByLabelText(`Note sur ${order.reference}`), 'Rappeler');
  isListed = false;
  await userEvent.click(panel.getByRole('button', { name: 'Traiter' }));
  const asked = () => api.getCalls(listAdminOrders).map(({ query }) => query['id']);
  await waitFor(() => expect(asked()).toContain(aUuid(2)));
  const note = () => panel.getByLabelText<HTMLInputElement>(`Note sur ${order.reference}`).value;
  expect(note()).toBe('Rappeler');
  later.resolve();
  await waitFor(() => expect(screen.queryByRole('link', { name: order.reference })).toBeNull());
  expect(note()).toBe('Rappeler');
});
