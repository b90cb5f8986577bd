import { listAdminOrders } from '@tassis/contracts';
import { aListPage, aUser } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea, type SeenCall } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from './area.tsx';

afterEach(cleanup);

const totals: Record<string, number> = { submitted: 3, in_review: 12, awaiting_client: 0 };
const countByStatus = ({ query }: SeenCall) =>
  aListPage([], { total: totals[query['status'] ?? ''] ?? 7 });

function open(at: string, reply: (call: SeenCall) => unknown = countByStatus) {
  const api = new FakeApi().on(listAdminOrders, reply);
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

  it('shows the admin’s title as name, and the role', async () => {
    open('/admin-dashboard/dashboard');
    expect(await screen.findByText('Admin')).toBeDefined();
    expect(screen.getByText('Administrateur')).toBeDefined();
  });

  it('marks Commandes in the menu whatever the status', async () => {
    open('/admin-dashboard/orders/in_review');
    const link = await screen.findByRole('link', { name: 'Commandes', current: 'page' });
    expect(link.getAttribute('href')).toBe('/admin-dashboard/orders');
  });
});

describe('its landing page', () => {
  it('counts the open orders by stage, each figure a link to its list', async () => {
    const { api } = open('/admin-dashboard/dashboard');
    const link = await screen.findByRole('link', { name: /En vérification\s*12/ });
    expect(link.getAttribute('href')).toBe('/admin-dashboard/orders/in_review');
    expect(screen.getByRole('link', { name: /Reçue\s*3/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /À compléter\s*0/ })).toBeDefined();
    expect(api.calls.every(({ query }) => query['per_page'] === '1')).toBe(true);
  });

  it('says where counting stopped', async () => {
    open('/admin-dashboard/dashboard', () => aListPage([], { total: 1000, total_capped: true }));
    expect(await screen.findByRole('link', { name: /Reçue\s*1\s000\+/ })).toBeDefined();
  });

  it('says that counting failed rather than show a part', async () => {
    open('/admin-dashboard/dashboard', (call) =>
      call.query['status'] === 'in_review'
        ? refusal(403, 'forbidden', 'Accès refusé.')
        : countByStatus(call),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Accès refusé.');
    expect(screen.queryByRole('link', { name: /Reçue/ })).toBeNull();
  });
});
