import { cleanup, render, screen } from '@testing-library/react';
import { HostProvider } from '@tassis/design-system/host';
import { defineArea, type Area } from '@tassis/platform';
import { areaForPath, PLATFORM_API, type ReleasedArea } from '@tassis/platform/release';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, useLocation, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTENT } from '../site-routes.tsx';
import { graftAreas } from './graft-areas.ts';
import { createRecovery, RecoveryContext, type Grafts } from './recovery.ts';

const base = {
  version: '2.0.0',
  requires: { platformApi: `^${PLATFORM_API}` },
  entry: '/mfe/x',
  roles: [],
  enabled: true,
  timeoutMs: 1000,
};
const released: ReleasedArea[] = [
  { ...base, id: 'ordering', mounts: ['/order', '/price'] },
  { ...base, id: 'marketing', mounts: ['/services'] },
];
const createArea = (id: string, pages: Record<string, () => ReactNode>): Area => {
  const routes = Object.entries(pages).map(([path, Component]) => ({ path, Component }));
  return defineArea({ id, routes });
};

const order = vi.fn<() => ReactNode>();
const areas = {
  ordering: createArea('ordering', { '/order': () => order(), '/price': () => 'prix' }),
};
const fallBack = vi.fn<() => Promise<Area | undefined>>();

const load = ({ id }: ReleasedArea) =>
  Promise.resolve(
    id === 'ordering' ? areas.ordering : createArea(id, { '/services': () => 'liste' }),
  );

const siteRoutes = (loaded: Iterable<RouteObject>): RouteObject[] => [
  {
    id: CONTENT,
    element: (
      <>
        <input aria-label="menu" />
        <Outlet />
      </>
    ),
    HydrateFallback: () => null,
    children: [...loaded, { path: '*', element: 'rien' }],
  },
];

async function siteAt(path: string) {
  const grafts: Grafts = new Map();
  const router = createMemoryRouter(siteRoutes([]), {
    initialEntries: [path],
    patchRoutesOnNavigation: graftAreas(
      (at) => Promise.resolve(areaForPath(released, at)),
      load,
      grafts,
    ),
  });
  const loader = { load, loadedVersion: () => '2.0.0', fallBack };
  const manifest = {
    schema: 1 as const,
    release: '',
    platformApi: '',
    shell: { version: '', mounts: [] },
    areas: released,
  };
  const recovery = createRecovery({ manifest, areas: loader, router, siteRoutes, grafts });
  render(
    <RecoveryContext value={recovery}>
      <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
        <RouterProvider router={router} onError={() => undefined} />
      </HostProvider>
    </RecoveryContext>,
    { onCaughtError: () => undefined, onRecoverableError: () => undefined },
  );
  const header = await screen.findByLabelText('menu');
  return { router, header };
}

const card = () => screen.findByText('Cette page a rencontré un problème');

beforeEach(() => {
  fallBack.mockReset().mockResolvedValue(undefined);
  order.mockReset().mockImplementation(() => {
    throw new Error('broken');
  });
});
afterEach(cleanup);

it('renders a page again that threw once', async () => {
  order.mockImplementation(function Order() {
    // Until the router has completed its second navigation.
    if (useLocation().key === 'default') throw new Error('broken');
    return 'bon de commande';
  });
  await siteAt('/order');
  expect(await screen.findByText('bon de commande')).toBeDefined();
  expect(fallBack).not.toHaveBeenCalled();
});

it('shows the previous release of a page that throws again; frame and other areas stay unchanged', async () => {
  const before = createArea('ordering', { '/order': () => 'hier', '/price': () => 'prix d’hier' });
  fallBack.mockResolvedValue(before);
  const { router, header } = await siteAt('/services');
  await screen.findByText('liste');
  await router.navigate('/order');
  expect(await screen.findByText('hier')).toBeDefined();
  expect(fallBack).toHaveBeenCalledOnce();
  expect(header.isConnected).toBe(true);
  await router.navigate('/price');
  expect(await screen.findByText('prix d’hier')).toBeDefined();
  await router.navigate('/services');
  expect(await screen.findByText('liste')).toBeDefined();
});

it.each([
  ['there is no previous release', undefined],
  ['the previous release throws, too', areas.ordering],
])('where %s, the error card is shown and nothing loops', async (_what, before) => {
  fallBack.mockResolvedValue(before);
  const { router, header } = await siteAt('/order');
  await card();
  const times = order.mock.calls.length;
  await router.navigate('/order', { replace: true });
  await card();
  expect(order.mock.calls.length - times).toBeLessThanOrEqual(2);
  expect(fallBack).toHaveBeenCalledOnce();
  expect(header.isConnected).toBe(true);
  order.mockReturnValue('bon de commande');
  screen.getByRole('button', { name: 'Réessayer' }).click();
  expect(await screen.findByText('bon de commande')).toBeDefined();
});

it('does not call back a person who has opened another page', async () => {
  const { promise, resolve } = Promise.withResolvers<Area>();
  fallBack.mockReturnValue(promise);
  const { router } = await siteAt('/order');
  await vi.waitFor(() => expect(fallBack).toHaveBeenCalled());
  await router.navigate('/services');
  resolve(createArea('ordering', { '/order': () => 'hier', '/price': () => 'prix d’hier' }));
  expect(await screen.findByText('liste')).toBeDefined();
  await promise;
  expect(router.state.location.pathname).toBe('/services');
  await router.navigate('/order');
  expect(await screen.findByText('hier')).toBeDefined();
});
