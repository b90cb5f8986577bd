import {
  getPartnerOverview,
  getPartnerProfile,
  getUnreadCount,
  listNotifications,
  listPartnerClients,
  listPartnerDeadlines,
} from '@tassis/contracts';
import {
  aListPage,
  aPartnerProfile,
  aUser,
  notificationsAnswer,
  partnerOverviewAnswer,
} from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from './area.tsx';

afterEach(cleanup);

const user = aUser('partner');

function anApi() {
  return new FakeApi()
    .on(getUnreadCount, () => ({ count: 0 }))
    .on(getPartnerProfile, () => ({ success: true, data: aPartnerProfile() }))
    .on(getPartnerOverview, () => partnerOverviewAnswer())
    .on(listPartnerDeadlines, () => ({ success: true, data: { items: [], more: false } }))
    .on(listPartnerClients, () => aListPage([]))
    .on(listNotifications, () => notificationsAnswer([]));
}

function open(at: string, locale: 'fr' | 'en' = 'fr') {
  return renderArea(area, { at, api: anApi(), locale, user });
}

describe('the partner area', () => {
  it.each(['/partner-dashboard', '/partner-dashboard/nothing-here'])(
    '%s redirects to the home page',
    async (at) => {
      const { address } = open(at);
      await screen.findByRole('heading', { name: 'Accueil', level: 1 });
      expect(address()).toBe('/partner-dashboard/dashboard');
    },
  );

  it('requests the data of its home page once', async () => {
    const api = anApi();
    renderArea(area, { at: '/partner-dashboard/dashboard', api, user });
    await screen.findByRole('heading', { name: 'Accueil', level: 1 });
    await waitFor(() => expect(api.getCalls(getPartnerOverview)).toHaveLength(1));
  });

  it('has a menu of the pages that exist', async () => {
    open('/partner-dashboard/notification');
    const menu = await screen.findByRole('navigation', { name: 'Menu de l’espace partenaire' });
    const links = within(menu).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Accueil',
      'Mes clients',
      'Demandes',
      'Brouillons',
      'Notifications',
      'Mon dossier',
    ]);
    expect(links[4]?.getAttribute('aria-current')).toBe('page');
  });

  it('shows the notifications', async () => {
    open('/partner-dashboard/notification');
    expect(await screen.findByText('Rien de nouveau')).toBeDefined();
    expect(screen.getByText(/chez vos clients et dans vos demandes/u)).toBeDefined();
    expect(screen.queryByText(/sur 0$/u)).toBeNull();
  });

  it('offers to send the confirmation again to a partner with an unconfirmed address', async () => {
    const api = anApi().on(getPartnerOverview, () =>
      partnerOverviewAnswer({ status: 'pending', figures: null }),
    );
    const unconfirmed = { ...user, email_verified: false };
    renderArea(area, { at: '/partner-dashboard/dashboard', api, user: unconfirmed });
    const link = await screen.findByRole('link', { name: /Compléter votre compte/u });
    expect(link.getAttribute('href')).toBe('/account');
    expect(screen.getByText(/n’est pas encore confirmée/u)).toBeDefined();
  });

  it('is in English on an English site', async () => {
    open('/my-clients', 'en');
    expect(await screen.findByRole('heading', { name: 'My clients', level: 1 })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Partner area menu' })).toBeDefined();
  });
});
