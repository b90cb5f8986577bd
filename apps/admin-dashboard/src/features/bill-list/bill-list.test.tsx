import { getAdminBill, listAdminBills, remindBill } from '@tassis/contracts';
import { aListPage, anAdminBill, anAdminBillSummary, aUser, aUuid } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

// jsdom lacks these methods of dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = openIt;
  HTMLDialogElement.prototype.close = closeIt;
});

function openIt(this: HTMLDialogElement) {
  this.open = true;
}

function closeIt(this: HTMLDialogElement) {
  this.open = false;
}

afterEach(cleanup);

const payments = '/admin-dashboard/payments';
const two = aListPage([
  anAdminBillSummary(2, { due_on: '2020-01-01' }),
  anAdminBillSummary(1, { kind: 'credit_note', number: 'AV-2026-000001', status: null, due: 0 }),
]);

function open(at = payments) {
  const api = new FakeApi().on(listAdminBills, () => two);
  return { api, ...renderArea(area, { at, api, user: aUser('admin') }) };
}

describe('the staff’s list of bills', () => {
  it('shows the client, the amount due and the overdue mark of each bill', async () => {
    open();
    const row = await screen.findByRole('row', { name: /FAC-2026-000002/ });
    expect(within(row).getByText('Atlas Conseil')).toBeDefined();
    expect(within(row).getAllByText('470,00 MAD')).toHaveLength(2);
    expect(within(row).getByText('En retard')).toBeDefined();
    const note = screen.getByRole('row', { name: /AV-2026-000001/ });
    expect(within(note).getByText('Avoir')).toBeDefined();
    expect(within(note).queryByText('En retard')).toBeNull();
    expect(within(note).getAllByText('470,00 MAD')).toHaveLength(1);
  });

  it('is filtered by a client when it is opened from their page, and can show all again', async () => {
    const { api, address } = open(`${payments}?client=${aUuid(7)}`);
    await screen.findByText('FAC-2026-000002');
    expect(api.calls.at(-1)?.query['client']).toBe(aUuid(7));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Client' }),
      'Tous les clients',
    );
    await waitFor(() => expect(address()).toBe(payments));
  });

  it('can list the bills with a refund due, with its amount', async () => {
    const { api } = open();
    await screen.findByText('FAC-2026-000002');
    api.on(listAdminBills, () => aListPage([anAdminBillSummary(3, { due: 0, refund: 170 })]));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Remboursement' }),
      'À rembourser',
    );
    const row = await screen.findByRole('row', { name: /FAC-2026-000003/ });
    expect(api.calls.at(-1)?.query['refund']).toBe('due');
    expect(screen.getByRole('columnheader', { name: 'À rembourser' })).toBeDefined();
    expect(within(row).getByText(/^170,00\sMAD$/u)).toBeDefined();
  });

  it('opens a bill in the panel with its lines and actions, by one more request', async () => {
    const { api } = open(`${payments}?row=${aUuid(2002)}`);
    api.on(getAdminBill, () => ({ success: true, data: anAdminBill(2) }));
    const panel = within(await screen.findByRole('dialog', { name: 'FAC-2026-000002' }));
    expect(await panel.findByRole('rowheader', { name: 'Total TTC' })).toBeDefined();
    expect(panel.getByRole('button', { name: 'Relancer le client' })).toBeDefined();
    expect(panel.getByRole('button', { name: /^Annuler/u })).toBeDefined();
    const link = panel.getByRole('link', { name: 'Ouvrir la page' });
    expect(link.getAttribute('href')).toBe(`/admin-dashboard/bill/${aUuid(2002)}`);
    const others = api.calls.filter(({ name }) => name !== listAdminBills.name);
    expect(others.map(({ name }) => name)).toEqual(['getAdminBill']);
  });

  it('sends reminders for several bills after a confirmation', async () => {
    const { api } = open();
    api.on(remindBill, () => ({ success: true, data: anAdminBill(2) }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /000002/u }));
    await userEvent.click(await screen.findByRole('button', { name: 'Relancer' }));
    const question = await screen.findByRole('alertdialog', { name: /^Relancer pour 1 facture/u });
    expect(api.getCalls(remindBill)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Relancer' }));
    await waitFor(() => expect(api.getCalls(remindBill)).toHaveLength(1));
    expect(api.getCalls(remindBill)[0]?.params).toEqual({ id: aUuid(2002) });
  });
});
