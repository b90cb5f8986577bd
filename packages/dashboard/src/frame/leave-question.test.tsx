import { markTyped } from '@tassis/forms';
import { defineArea } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { dashboardRoute } from './dashboard-route.tsx';

beforeAll(stubDialogs);
afterEach(cleanup);

const area = defineArea({
  id: 'client-dashboard',
  routes: [
    dashboardRoute({
      path: '/espace',
      landing: '/espace/note',
      useFrame: () => ({
        title: 'Espace',
        menuLabel: 'Menu de l’espace',
        menu: [{ href: '/espace/commandes', label: 'Commandes', icon: null }],
      }),
      sections: [
        {
          path: 'note',
          element: <input aria-label="Note" onInput={(event) => markTyped(event.currentTarget)} />,
        },
        { path: 'commandes', element: <h1>Mes commandes</h1> },
      ],
    }),
  ],
});

async function open() {
  const user = aUser('client');
  const view = renderArea(area, { at: '/espace/note', api: new FakeApi(), user });
  const note = await screen.findByLabelText('Note');
  return { ...view, note };
}

const goToOrders = () => userEvent.click(screen.getByRole('link', { name: 'Commandes' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Whether the browser would ask before the page is closed. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
}

it('input is lost only after a confirmation', async () => {
  const { note, address } = await open();
  await userEvent.type(note, 'À rappeler');
  expect(asksBeforeLeaving()).toBe(true);
  await goToOrders();
  await press('Continuer à modifier');
  expect(address()).toBe('/espace/note');
  await goToOrders();
  await press('Abandonner');
  await waitFor(() => expect(address()).toBe('/espace/commandes'));
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
});

it('a form without input asks nothing', async () => {
  const { address } = await open();
  expect(asksBeforeLeaving()).toBe(false);
  await goToOrders();
  await waitFor(() => expect(address()).toBe('/espace/commandes'));
});

it('signing out asks too, once', async () => {
  const { note, session, address } = await open();
  await userEvent.type(note, 'À rappeler');
  await press('Déconnexion');
  await press('Continuer à modifier');
  expect(session.store.getState().user).not.toBeNull();
  await press('Déconnexion');
  await press('Abandonner');
  await waitFor(() => expect(session.store.getState().user).toBeNull());
  await waitFor(() => expect(address()).toBe('/login'));
});

it('an ended session leaves without a question', async () => {
  const { note, session, address } = await open();
  await userEvent.type(note, 'À rappeler');
  session.signOut();
  await goToOrders();
  await waitFor(() => expect(address()).not.toBe('/espace/note'));
});
