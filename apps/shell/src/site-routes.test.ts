import { pageContext } from '@tassis/platform/router';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { routerReady } from './router.tsx';
import { siteRoutes } from './site-routes.tsx';

async function siteAt(path: string) {
  const dropped = [{ id: 'ordering', mounts: ['/negative-certificate', '/client-dashboard/*'] }];
  const router = createMemoryRouter(siteRoutes({ dropped }), {
    initialEntries: [path],
    getContext: () => pageContext({ waits: false, need: () => Promise.resolve() }),
  });
  await routerReady(router);
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  const [error] = Object.values<unknown>(router.state.errors ?? {});
  return { path: router.state.location.pathname, error };
}

it.each(['/negative-certificate', '/client-dashboard', '/client-dashboard/orders'])(
  '%s, of an area whose entry is invalid, shows the error and does not redirect',
  async (path) => {
    const failure = { name: 'AreaFailure', areaId: 'ordering', kind: 'dropped' };
    const { path: shown, error } = await siteAt(path);
    expect([shown, error]).toEqual([path, expect.objectContaining(failure)]);
  },
);

it('redirects a path of no area to the first page, and does not loop without one', async () => {
  const { path, error } = await siteAt('/nowhere');
  expect(path).toBe('/');
  expect(error).toEqual(new Error('There is no first page'));
});
