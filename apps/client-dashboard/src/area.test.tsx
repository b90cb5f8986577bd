import {
  getClientOrder,
  getClientOverview,
  getClientProfile,
  getFirm,
  listClientDocuments,
  listDrafts,
  listClientOrderMessages,
  listClientOrders,
} from '@tassis/contracts';
import {
  aClientProfile,
  aListPage,
  anOrderAnswer,
  aUser,
  emptyOverviewAnswer,
  firmAnswer,
} from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import type { Area } from '@tassis/platform';
import type { RouteObject } from '@tassis/platform/router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

afterEach(cleanup);

type Given = { locale?: 'fr' | 'en'; area?: Area; overview?: () => unknown };

function open(at: string, given: Given = {}) {
  const { locale = 'fr', overview = () => emptyOverviewAnswer() } = given;
  const api = new FakeApi()
    .on(listClientOrders, () => aListPage([]))
    .on(listDrafts, () => aListPage([]))
    .on(getClientOverview, overview)
    .on(getClientProfile, () => ({ success: true, data: aClientProfile() }))
    .on(getFirm, () => firmAnswer());
  return { api, ...renderArea(given.area ?? area, { at, api, locale, user: aUser('client') }) };
}

/** The area with a fake route in place of the orders'. */
function withOrders(change: Pick<RouteObject, 'loader'>): Area {
  const replaced = (routes: RouteObject[]): RouteObject[] =>
    routes.map((route) => {
      if (route.index) return route;
      if (route.path === 'orders') return { ...route, ...change };
      return route.children ? { ...route, children: replaced(route.children) } : route;
    });
  return { ...area, routes: replaced(area.routes) };
}

describe('the client area', () => {
  it.each([
    '/client-dashboard',
    '/client-dashboard/nothing-here',
    '/client-dashboard/order/details',
  ])('%s leads to the profile', async (at) => {
    const { address } = open(at);
    expect(await screen.findByRole('heading', { name: 'Profil', level: 1 })).toBeDefined();
    expect(address()).toBe('/client-dashboard/profile');
  });

  it('shows who is signed in, in the menu and in the profile', async () => {
    open('/client-dashboard/profile');
    expect(await screen.findByText('client@example.com (vérifiée)')).toBeDefined();
    expect(screen.getByText('Salma El Amrani')).toBeDefined();
    expect(screen.getByText('Client')).toBeDefined();
    expect(screen.getByText(/^Bonjour Salma\./)).toBeDefined();
  });

  it('marks the open section in the menu, also for an order of the list', async () => {
    const { api, router } = open('/client-dashboard/orders');
    api
      .on(getClientOrder, () => ({ success: true, data: anOrderAnswer() }))
      .on(listClientDocuments, () => aListPage([]))
      .on(listClientOrderMessages, () => aListPage([]));
    const menu = await screen.findByRole('navigation', { name: 'Menu de l’espace client' });
    const current = (as = 'page') => menu.querySelector(`[aria-current="${as}"]`)?.textContent;
    expect(current()).toBe('Commandes');
    await router.navigate('/client-dashboard/profile');
    await waitFor(() => expect(current()).toBe('Profil'));
    await router.navigate(`/client-dashboard/order/details/${anOrderAnswer().id}`);
    await waitFor(() => expect(current('true')).toBe('Commandes'));
    expect(within(menu).getAllByRole('link')).toHaveLength(5);
  });

  it('logs out, and leads to the sign-in page', async () => {
    const { session, address } = open('/client-dashboard/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Déconnexion' }));
    expect(session.store.getState().user).toBeNull();
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('keeps its menu when a section throws', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { session } = open('/client-dashboard/profile');
    await screen.findByText('client@example.com (vérifiée)');
    // The section reads this property of the user and throws; the frame does not read it.
    const broken = Object.defineProperty(aUser('client'), 'email_verified', {
      get: () => {
        throw new Error('broken');
      },
    });
    session.store.setState({ user: broken });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Une erreur est survenue. Veuillez réessayer plus tard.',
    );
    expect(screen.getByRole('navigation', { name: 'Menu de l’espace client' })).toBeDefined();
    log.mockReset();
  });
});

describe('the profile', () => {
  it('keeps the input in the record while a failed overview is refetched', async () => {
    const { api } = open('/client-dashboard/profile', {
      overview: () => refusal(403, 'forbidden'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }));
    const [field] = screen.getAllByRole('textbox');
    if (!field) throw new Error('The record has no field');
    await userEvent.clear(field);
    await userEvent.type(field, 'Salma');
    const { promise: answer, resolve } = Promise.withResolvers<unknown>();
    api.on(getClientOverview, () => answer);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(screen.getAllByDisplayValue('Salma')).toEqual([field]);
    resolve(emptyOverviewAnswer());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getAllByDisplayValue('Salma')).toEqual([field]);
  });

  it('requests each of its answers once', async () => {
    const { api } = open('/client-dashboard/profile');
    await screen.findByRole('button', { name: 'Modifier' });
    expect(api.getCalls(getClientOverview)).toHaveLength(1);
    expect(api.getCalls(getClientProfile)).toHaveLength(1);
  });
});

describe('a section that fails to load', () => {
  const gone = { loader: () => Promise.reject(new Error('404')) };

  it.each([
    ['fr', 'Une erreur est survenue. Veuillez réessayer plus tard.'],
    ['en', 'Something went wrong. Please try again later.'],
  ] as const)('says so (%s) beside the menu, and the other sections live', async (locale, text) => {
    const { router } = open('/client-dashboard/profile', { locale, area: withOrders(gone) });
    const profile = (await screen.findByRole('heading', { level: 1 })).textContent;
    await router.navigate('/client-dashboard/orders');
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getAllByRole('navigation')[0]).toBeDefined();
    await router.navigate('/client-dashboard/profile');
    expect(await screen.findByRole('heading', { name: profile, level: 1 })).toBeDefined();
  });
});

describe('after a domiciliation request', () => {
  it('the message is the specification’s, verbatim, in English', async () => {
    open('/domiciliation-success', { locale: 'en' });
    expect(await screen.findByText('Domiciliation request submitted successfully!')).toBeDefined();
  });

  it('the message is French on a French site', async () => {
    open('/domiciliation-success');
    expect(
      await screen.findByText('Votre demande de domiciliation a bien été envoyée !'),
    ).toBeDefined();
  });

  it('the page lists the next steps, with the firm’s delay, and links to the orders and to the firm', async () => {
    open('/domiciliation-success');
    const steps = within((await screen.findAllByRole('list'))[0] ?? document.body);
    expect(steps.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Demande reçue',
      'Vérification et traitement',
      'Votre adresse est prête',
    ]);
    expect(await steps.findByText(/^Première réponse sous/)).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/client-dashboard/orders', '/contact']);
  });
});
