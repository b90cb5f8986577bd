import { defineArea } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoute } from './dashboard-route.tsx';

afterEach(cleanup);

const area = defineArea({
  id: 'client-dashboard',
  routes: [
    dashboardRoute({
      path: '/espace',
      landing: '/espace/profil',
      useFrame: () => ({
        title: 'Espace',
        menuLabel: 'Menu de l’espace',
        menu: [
          { href: '/espace/profil', label: 'Profil', icon: null },
          { href: '/espace/commandes', label: 'Commandes', icon: null, begins: '/espace/commande' },
          { href: '/reglages', label: 'Paramètres', icon: null, group: 'Réglages' },
        ],
      }),
      sections: [
        { path: 'profil', element: <h1>Mon profil</h1> },
        { path: 'commandes', element: <h1>Mes commandes</h1> },
        { path: 'commande/:id', element: <h1>Une commande</h1> },
        { path: 'panne', Component: Broken },
      ],
      elsewhere: [{ path: '/reglages', element: <h1>Mes réglages</h1> }],
    }),
  ],
});

function Broken(): never {
  throw new Error('broken');
}

const open = (at: string) => renderArea(area, { at, api: new FakeApi(), user: aUser('client') });
const menu = () => screen.findByRole('navigation', { name: 'Menu de l’espace' });

describe('a signed-in area', () => {
  it.each(['/espace', '/espace/inconnu', '/espace/commande'])(
    '%s redirects to the landing page',
    async (at) => {
      const { address } = open(at);
      expect(await screen.findByRole('heading', { name: 'Mon profil' })).toBeDefined();
      expect(address()).toBe('/espace/profil');
    },
  );

  it('redirects to the landing page again when it is requested during the redirect', async () => {
    const { router, address } = open('/espace/commandes');
    await screen.findByRole('heading', { name: 'Mes commandes' });
    // The landing page has not rendered yet.
    const stop = router.subscribe(({ location }) => {
      if (location.pathname !== '/espace/profil') return;
      stop();
      void router.navigate('/espace');
    });
    await act(() => router.navigate('/espace'));
    expect(await screen.findByRole('heading', { name: 'Mon profil' })).toBeDefined();
    expect(address()).toBe('/espace/profil');
  });

  it.each([
    ['/espace/profil', 'Profil'],
    ['/espace/commandes', 'Commandes'],
    ['/espace/commande/1', 'Commandes'],
    ['/reglages', 'Paramètres'],
  ])('at %s marks %s in its menu', async (at, label) => {
    open(at);
    const links = within(await menu()).getAllByRole('link');
    const current = links.filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual([label]);
  });

  it('renders a section with an address of its own in the frame, in its group of the menu', async () => {
    open('/reglages');
    const list = await screen.findByRole('list', { name: 'Réglages' });
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Paramètres']);
    expect(screen.getByRole('heading', { name: 'Mes réglages' })).toBeDefined();
  });

  it('shows who is signed in, and signs out', async () => {
    const { session } = open('/espace/profil');
    expect((await screen.findAllByText('Salma El Amrani')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Déconnexion' }));
    expect(session.store.getState().user).toBeNull();
  });

  it('keeps its menu when a section throws', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    open('/espace/panne');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Une erreur est survenue. Veuillez réessayer plus tard.');
    expect(screen.getByRole('heading', { name: 'Espace', level: 1 })).toBeDefined();
    expect(await menu()).toBeDefined();
    log.mockReset();
  });
});
