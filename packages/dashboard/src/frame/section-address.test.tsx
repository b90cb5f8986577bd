import { defineArea } from '@tassis/platform';
import { Link } from '@tassis/platform/router';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AreaPage } from './area-page.tsx';
import { dashboardRoute } from './dashboard-route.tsx';

afterEach(cleanup);

const area = defineArea({
  id: 'client-dashboard',
  routes: [
    dashboardRoute({
      path: '/espace',
      landing: '/espace/commandes',
      useFrame: () => ({
        title: 'Espace',
        menuLabel: 'Menu',
        menu: [
          {
            href: '/espace/commandes',
            label: 'Commandes',
            icon: null,
            begins: '/espace/commande',
          },
        ],
      }),
      sections: [
        {
          path: 'commandes/:status?',
          element: (
            <AreaPage title="Commandes">
              <Link to="/espace/commande/1">CMD-1</Link>
            </AreaPage>
          ),
        },
        { path: 'commande/:id', element: <AreaPage title="CMD-1" crumb="CMD-1" /> },
      ],
    }),
  ],
});

const linkIn = (name: string) =>
  within(screen.getByRole('navigation', { name })).getByRole('link', { name: 'Commandes' });

it('the breadcrumb leads back to the list with its filters, the menu to the whole list', async () => {
  const at = '/espace/commandes/done?search=atlas&sort=-total&row=1';
  renderArea(area, { at, api: new FakeApi(), user: aUser('client') });
  await userEvent.click(await screen.findByRole('link', { name: 'CMD-1' }));
  await screen.findByRole('heading', { name: 'CMD-1' });
  expect(linkIn('Fil d’Ariane').getAttribute('href')).toBe(
    '/espace/commandes/done?search=atlas&sort=-total',
  );
  expect(linkIn('Menu').getAttribute('href')).toBe('/espace/commandes');
});
