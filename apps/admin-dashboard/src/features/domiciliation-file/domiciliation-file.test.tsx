import {
  closeDomiciliation,
  getAdminDomiciliation,
  listAdminDomiciliations,
} from '@tassis/contracts';
import { aListPage, anAdminDomiciliation, aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const list = '/admin-dashboard/domiciliations';
const domiciliation = anAdminDomiciliation(1);

function open(at = `${list}/${domiciliation.id}`) {
  const api = new FakeApi()
    .on(getAdminDomiciliation, () => ({ success: true, data: domiciliation }))
    .on(listAdminDomiciliations, () => aListPage([domiciliation]))
    .on(closeDomiciliation, () => ({
      success: true,
      data: anAdminDomiciliation(1, { status: 'closed', renewal: null, warning: null }),
    }));
  return { ...renderArea(area, { at, api, user: aUser('admin') }), api };
}

describe('the list of domiciliations', () => {
  it('is filtered by year for the tax office, and opens a row in the panel with a link to its page', async () => {
    const { api, address } = open(`${list}?year=2026&status=open`);
    await userEvent.click(await screen.findByRole('link', { name: 'Atlas Conseil 1' }));
    expect(api.getCalls(listAdminDomiciliations)[0]?.query).toEqual({
      page: '1',
      year: '2026',
      status: 'open',
    });
    expect(screen.getByRole('button', { name: /Exporter la liste/u })).toBeDefined();
    const panel = within(await screen.findByRole('dialog', { name: 'Atlas Conseil 1' }));
    expect(await panel.findByRole('list', { name: 'Renouvellements' })).toBeDefined();
    expect(address()).toBe(`${list}?year=2026&status=open&row=${domiciliation.id}`);
    const file = panel.getByRole('link', { name: 'Ouvrir la page' });
    expect(file.getAttribute('href')).toBe(`${list}/${domiciliation.id}`);
  });
});

describe('the file of a domiciliation', () => {
  it('shows the company, its managers, and the renewals', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Atlas Conseil 1' });
    const row = await screen.findByRole('row', { name: /Omar Berrada/u });
    expect(within(row).getByText('CD654321')).toBeDefined();
    expect(within(row).getByText('Gérant')).toBeDefined();
    const history = screen.getByRole('list', { name: 'Renouvellements' });
    expect(
      within(history)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toMatchObject([
      expect.stringContaining('FAC-2025-000099'),
      expect.stringContaining('Ouverture'),
    ]);
    expect(screen.getByText('CIN AB123456')).toBeDefined();
    const order = screen.getByRole('link', { name: 'CMD-2025-000042' });
    expect(order.getAttribute('href')).toBe(`/admin-dashboard/order/${domiciliation.order.id}`);
  });

  it('is closed with a reason, and not without', async () => {
    const { api } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Clore la domiciliation' }));
    const dialog = await screen.findByRole('alertdialog');
    const close = within(dialog).getByRole('button', { name: 'Clore la domiciliation' });
    await userEvent.click(close);
    expect(api.getCalls(closeDomiciliation)).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText('Motif'), 'Transfert du siège');
    await userEvent.click(close);
    expect(await screen.findByText('La domiciliation est close.')).toBeDefined();
    expect(api.getCalls(closeDomiciliation).at(0)?.body).toEqual({ reason: 'Transfert du siège' });
    await waitFor(() => expect(api.getCalls(getAdminDomiciliation)).toHaveLength(2));
  });
});
