import {
  getAdminOrder,
  listAdminOrders,
  listAdminUsers,
  transitionOrder,
  type AdminOrder,
} from '@tassis/contracts';
import {
  aCreationOrder,
  aListPage,
  anAdminOrder,
  anAdminOrderSummary,
  aUser,
  aUuid,
} from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const document = {
  id: aUuid(41),
  kind: 'identity' as const,
  name: 'CIN.pdf',
  status: 'pending' as const,
  created_at: '2026-11-21T09:30:00.000Z',
};
const submitted = anAdminOrder(aCreationOrder(2), { documents: [document] });

async function open() {
  const shown: { order: AdminOrder } = { order: submitted };
  const api = new FakeApi()
    .on(listAdminOrders, () => aListPage([anAdminOrderSummary(2), anAdminOrderSummary(1)]))
    .on(listAdminUsers, () => aListPage([]))
    .on(getAdminOrder, () => ({ success: true, data: shown.order }));
  const at = `/admin-dashboard/orders?row=${aUuid(2)}`;
  renderArea(area, { at, api, user: aUser('admin') });
  const panel = within(await screen.findByRole('dialog', { name: 'CMD-2026-000002' }));
  await panel.findByRole('button', { name: 'Prendre en charge' });
  return { api, panel, shown };
}

describe('an order in the panel', () => {
  it('shows its state, tasks, content and price, by two more requests', async () => {
    const { api, panel } = await open();
    const waiting = panel.getByRole('link', { name: '1\u00A0pièce à vérifier' });
    expect(waiting.getAttribute('href')).toBe(`/admin-dashboard/order/${aUuid(2)}#documents`);
    expect(panel.getByText('Création de société', { selector: 'dd' })).toBeDefined();
    expect(panel.getByRole('rowheader', { name: 'Total TTC' })).toBeDefined();
    const events = panel.getByRole('list', { name: 'Derniers évènements' });
    expect(within(events).getAllByRole('listitem')).toHaveLength(1);
    const others = api.calls.filter(({ name }) => name !== listAdminOrders.name);
    expect(others.map(({ name }) => name)).toEqual(['getAdminOrder', 'listAdminUsers']);
  });

  it('can be moved there, and the list is refetched', async () => {
    const { api, panel, shown } = await open();
    const before = api.getCalls(listAdminOrders).length;
    api.on(transitionOrder, () => {
      shown.order = { ...submitted, status: 'in_review', version: 2 };
      return { success: true, data: shown.order };
    });
    await userEvent.click(panel.getByRole('button', { name: 'Prendre en charge' }));
    const question = within(await screen.findByRole('dialog', { name: /Prendre en charge/u }));
    await userEvent.click(question.getByRole('button', { name: 'Prendre en charge' }));
    expect(await panel.findByRole('button', { name: 'Lancer le traitement' })).toBeDefined();
    await waitFor(() => expect(api.getCalls(listAdminOrders)).toHaveLength(before + 1));
  });
});
