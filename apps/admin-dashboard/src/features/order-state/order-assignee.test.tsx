import { assignOrder, listAdminUsers } from '@tassis/contracts';
import { aListPage, anAdminOrder, anOrderAnswer, aUser } from '@tassis/testing/answers';
import { refusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { area } from '../../area.tsx';
import { loadOrderPage, orderApi } from '../../order/testing/order-api.ts';

beforeAll(async () => {
  stubDialogs();
  await loadOrderPage();
});
afterEach(cleanup);

const me = aUser('admin');
const colleague = {
  id: '55555555-5555-4555-8555-555555555555',
  email: 'karim@example.com',
  userName: 'Karim Alaoui',
  user_type: 'admin',
  email_verified: true,
  disabled: false,
  mfa_enabled: true,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
};

function open() {
  let order = anAdminOrder(anOrderAnswer(7));
  const api = orderApi(() => order)
    .on(listAdminUsers, () => aListPage([colleague]))
    .on(assignOrder, ({ body }) => {
      const { user_id: id } = assignOrder.request.body.parse(body);
      const name = id === me.id ? me.userName : colleague.userName;
      order = { ...order, assigned_to: id === null ? null : { id, name } };
      return { success: true, data: order };
    });
  renderArea(area, { at: `/admin-dashboard/order/${order.id}`, api, user: me });
  return api;
}

const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));

it('an order is assigned to a colleague, to oneself, and to nobody, on its page', async () => {
  const api = open();
  await screen.findByText('Attribuée à personne');
  await choose('Karim Alaoui');
  await screen.findByText('Attribuée à Karim Alaoui');
  await choose('À moi');
  await screen.findByText(`Attribuée à ${me.userName}`);
  await choose('À personne');
  await screen.findByText('Attribuée à personne');
  const given = api.getCalls(assignOrder).map(({ body }) => body);
  expect(given).toEqual([{ user_id: colleague.id }, { user_id: me.id }, { user_id: null }]);
});

it('a failed assignment shows why', async () => {
  const api = open();
  api.on(assignOrder, () => refusal(409, 'stale_version', 'La commande a changé.'));
  await choose('À moi');
  expect(await screen.findByText('La commande a changé.')).toBeDefined();
});
