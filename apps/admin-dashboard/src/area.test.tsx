import { getAdminOverview, listAdminOrders } from '@tassis/contracts';
import { aListPage, aUser, overviewAnswer } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from './area.tsx';

afterEach(cleanup);

function open(at: string, reply: () => unknown = () => overviewAnswer()) {
  const api = new FakeApi()
    .on(getAdminOverview, reply)
    .on(listAdminOrders, () => aListPage([], { total: 0 }));
  return { api, ...renderArea(area, { at, api, user: aUser('admin') }) };
}

describe('the admin area', () => {
  it.each([
    '/admin-dashboard',
    '/admin-dashboard/nothing-here',
    '/admin-dashboard/orders/no-such-status',
    '/admin-dashboard/orders/in_review/deeper',
  ])('%s leads to the dashboard', async (at) => {
    const { address } = open(at);
    await screen.findByRole('heading', { name: 'Tableau de bord', level: 1 });
    expect(address()).toBe('/admin-dashboard/dashboard');
  });

  it('shows the admin’s title as the name, and the role', async () => {
    open('/admin-dashboard/dashboard');
    expect(await screen.findByText('Admin')).toBeDefined();
    expect(screen.getByText('Administrateur')).toBeDefined();
  });

  it('marks Commandes in the menu for every status', async () => {
    open('/admin-dashboard/orders/in_review');
    const link = await screen.findByRole('link', { name: 'Commandes', current: 'page' });
    expect(link.getAttribute('href')).toBe('/admin-dashboard/orders');
  });
});

describe('its landing page', () => {
  it('counts the open orders by stage; each figure links to its list', async () => {
    const { api } = open('/admin-dashboard/dashboard');
    const link = await screen.findByRole('link', { name: /En vérification\s*12/ });
    expect(link.getAttribute('href')).toBe('/admin-dashboard/orders/in_review');
    expect(screen.getByRole('link', { name: /À compléter\s*0/ })).toBeDefined();
    expect(api.calls).toHaveLength(1);
  });

  it('links each task to its list, and leaves out tasks that do not wait', async () => {
    open('/admin-dashboard/dashboard');
    const list = await screen.findByRole('list', { name: 'À faire' });
    const hrefs = within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(hrefs).toContainEqual([
      '5Commandes en vérification, reçues il y a plus de trois jours',
      '/admin-dashboard/orders/in_review?to=2026-11-18&sort=created_at',
    ]);
    expect(hrefs).toContainEqual([
      '8Documents à vérifier',
      '/admin-dashboard/documents?status=pending',
    ]);
    expect(hrefs).toContainEqual([
      '2Factures à rembourser',
      '/admin-dashboard/payments?refund=due',
    ]);
    expect(hrefs).toContainEqual(['1Comptables à valider', '/validate-accountants?status=pending']);
    expect(hrefs.map(([text]) => text)).not.toContainEqual(expect.stringContaining('Paramètres'));
    expect(hrefs.map(([text]) => text)).not.toContainEqual(
      expect.stringContaining('Clients qu’on'),
    );
  });

  it('says that there are no tasks', async () => {
    const none = { submitted: 0, in_review: 0, awaiting_client: 0, in_progress: 0 };
    open('/admin-dashboard/dashboard', () =>
      overviewAnswer({
        old_orders: { until: '2026-11-18', counts: none },
        bills_due: { unpaid: 0, proof_sent: 0, partly_paid: 0 },
        bills_to_refund: 0,
        warnings: { upcoming: 3, warning: 1, critical: 0, expired: 0 },
        documents_to_review: 0,
        new_messages: 0,
        orders_awaiting_reply: 0,
        callbacks_today: 0,
        pending_partners: 0,
      }),
    );
    expect(await screen.findByText(/Rien n’attend/)).toBeDefined();
  });

  it('shows the weeks as tables too, and separates orders from revenue', async () => {
    open('/admin-dashboard/dashboard');
    const orders = await screen.findByRole('table', { name: 'Commandes par service' });
    expect(within(orders).getByRole('row', { name: 'Création 91' })).toBeDefined();
    const revenue = screen.getByRole('table', { name: 'Facturé par semaine, TTC' });
    expect(within(revenue).getAllByRole('row')).toHaveLength(13);
  });

  it('links to the orders whose client waits for an answer', async () => {
    open('/admin-dashboard/dashboard');
    const tile = await screen.findByRole('link', { name: /le client attend une réponse/ });
    expect(tile.getAttribute('href')).toBe('/admin-dashboard/orders?messages=waiting');
  });

  it('shows where the API stopped counting', async () => {
    open('/admin-dashboard/dashboard', () =>
      overviewAnswer({ documents_to_review: 1001, callbacks_today: 1000 }),
    );
    expect(await screen.findByRole('link', { name: /1\s000\+\s*Documents/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /1\s000\s*Rappels/ })).toBeDefined();
  });

  it('shows an error when it could not be loaded', async () => {
    open('/admin-dashboard/dashboard', () => refusal(403, 'forbidden', 'Accès refusé.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Accès refusé.');
    expect(screen.queryByRole('link', { name: /Reçue/ })).toBeNull();
  });
});
