import { getAdminClient, listAdminClients } from '@tassis/contracts';
import {
  aListPage,
  anAdminClient,
  anAdminClientSummary,
  anOrderSummary,
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

const clients = '/admin-dashboard/clients';
const two = aListPage([
  anAdminClientSummary(2),
  anAdminClientSummary(1, { firstName: 'Salma', companyName: null, city: null }),
]);

function open(at = clients) {
  const api = new FakeApi().on(listAdminClients, () => two);
  return { api, ...renderArea(area, { at, api, user: aUser('admin') }) };
}

describe('the staff’s list of clients', () => {
  it('shows names and contact data', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Youssef Benkirane/ });
    expect(within(row).getByText('Atlas Conseil')).toBeDefined();
    expect(within(row).getByText('Meknès')).toBeDefined();
    expect(within(row).getByText('youssef2@example.com')).toBeDefined();
  });

  it('is filtered by open orders, amounts due, and city', async () => {
    const { api, address } = open(`${clients}?orders=open&bills=unpaid&from=2026-01-01`);
    await screen.findByRole('row', { name: /Salma/ });
    expect(api.calls.at(-1)?.query).toEqual({
      page: '1',
      orders: 'open',
      bills: 'unpaid',
      from: '2026-01-01',
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ville' }), 'Meknès');
    await waitFor(() => expect(api.calls.at(-1)?.query['city']).toBe('Meknès'));
    expect(address()).toContain('orders=open');
  });

  it('links to a client', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Youssef Benkirane' });
    expect(link.getAttribute('href')).toBe(`${clients}?row=${aUuid(1002)}`);
  });

  it('opens a client in the panel with open orders and bills, by one more request', async () => {
    const { api } = open(`${clients}?row=${aUuid(1002)}`);
    const closed = anOrderSummary(9, { status: 'completed' });
    const client = anAdminClient(2);
    const data = { ...client, last_orders: [...client.last_orders, closed] };
    api.on(getAdminClient, () => ({ success: true, data }));
    const panel = within(await screen.findByRole('dialog', { name: 'Youssef Benkirane' }));
    expect(await panel.findByRole('link', { name: 'CMD-2026-000002' })).toBeDefined();
    expect(panel.queryByText('CMD-2026-000009')).toBeNull();
    expect(panel.getByRole('link', { name: 'FAC-2026-000002' })).toBeDefined();
    expect(panel.getByRole('link', { name: 'youssef2@example.com' })).toBeDefined();
    const others = api.calls.filter(({ name }) => name !== listAdminClients.name);
    expect(others.map(({ name }) => name)).toEqual(['getAdminClient']);
  });
});
