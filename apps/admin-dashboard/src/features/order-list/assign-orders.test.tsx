import { assignOrder, listAdminOrders, listAdminUsers, type AdminUser } from '@tassis/contracts';
import {
  aListPage,
  anAdminOrder,
  anAdminOrderSummary,
  aUser,
  aUuid,
} from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const orders = '/admin-dashboard/orders';

function open(reply: () => unknown) {
  const api = new FakeApi().on(listAdminOrders, reply);
  return { ...renderArea(area, { at: orders, api, user: aUser('admin') }), api };
}

describe('an order’s assignee', () => {
  it('is shown, can be filtered by, and can be set for several orders: oneself, a colleague, nobody', async () => {
    const assigned_to = { id: aUuid(77), name: 'Salma Idrissi' };
    const { api, address } = open(() =>
      aListPage([anAdminOrderSummary(2, { assigned_to }), anAdminOrderSummary(1)]),
    );
    const colleague: AdminUser = {
      id: assigned_to.id,
      email: 'salma@example.ma',
      userName: assigned_to.name,
      user_type: 'admin',
      email_verified: true,
      disabled: false,
      mfa_enabled: true,
      created_at: '2026-01-01T00:00:00.000Z',
      version: 1,
    };
    api
      .on(listAdminUsers, () => aListPage([colleague]))
      .on(assignOrder, () => refusal(409, 'stale_version', 'Elle a changé.'));
    const row = await screen.findByRole('row', { name: /CMD-2026-000002/ });
    expect(within(row).getByText('Salma Idrissi')).toBeDefined();
    await userEvent.click(within(row).getByRole('checkbox'));
    for (const [name, action] of [
      ['À moi', `Attribuer à ${aUser('admin').userName}`],
      ['Salma Idrissi', 'Attribuer à Salma Idrissi'],
      ['À personne', 'N’attribuer à personne'],
    ] as const) {
      const count = api.getCalls(assignOrder).length;
      await userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
      await waitFor(() => expect(api.getCalls(assignOrder)).toHaveLength(count + 1));
      const told = await screen.findByRole('dialog', {
        name: new RegExp(`^${action}\\s: échec`, 'u'),
      });
      await userEvent.click(within(told).getByText('Fermer'));
    }
    expect(api.getCalls(assignOrder).map(({ body }) => body)).toEqual([
      { user_id: aUser('admin').id },
      { user_id: assigned_to.id },
      { user_id: null },
    ]);
    api.on(assignOrder, () => ({ success: true, data: anAdminOrder() }));
    await userEvent.click(screen.getByRole('button', { name: 'Attribuer' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'À personne', hidden: true }));
    const pageBox = screen.getByRole('checkbox', { name: 'Sélectionner toute la page' });
    await waitFor(() => expect(document.activeElement).toBe(pageBox));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Attribution' }),
      'À personne',
    );
    await waitFor(() => expect(address()).toBe(`${orders}?assigned=none`));
  });
});
