import { PLATFORM_API, type ReleasedArea } from '@tassis/platform/release';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAreaList } from './area-list.ts';

const base = {
  version: '1.0.0',
  requires: { platformApi: `^${PLATFORM_API}` },
  entry: '/mfe/x',
  enabled: true,
  timeoutMs: 8000,
};
const ordering: ReleasedArea = { ...base, id: 'ordering', mounts: ['/domiciliation'], roles: [] };
const client: ReleasedArea = {
  ...base,
  id: 'client-dashboard',
  mounts: ['/client-dashboard/*'],
  roles: ['client'],
};
const guardedAreas = '/mfe/pages/a1b2/areas.json';
const areasIntegrity = 'sha256-list';

const fetching = vi.fn<typeof fetch>();
beforeEach(() => {
  fetching.mockReset().mockImplementation(() => Promise.resolve(Response.json([ordering, client])));
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => vi.unstubAllGlobals());

it('a path of an area in the page causes no request', async () => {
  const { findArea } = createAreaList({ areas: [ordering], guardedAreas });
  expect(await findArea('/domiciliation')).toBe(ordering);
  expect(fetching).not.toHaveBeenCalled();
});

it('fetches the list once, lets the browser check its hash, and adds the other areas to the manifest', async () => {
  const areas = [ordering];
  const { findArea, complete } = createAreaList({ areas, guardedAreas, areasIntegrity });
  const found = await Promise.all([findArea('/client-dashboard/orders'), complete()]);
  expect(found[0]).toEqual(client);
  expect(await findArea('/nowhere')).toBeUndefined();
  expect(areas).toEqual([ordering, client]);
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    guardedAreas,
    expect.objectContaining({ integrity: areasIntegrity }),
  );
});

it.each([
  ['fails to load', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not found', () => Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 }))],
])('a list that %s is fetched again by the next caller', async (_what, answer) => {
  fetching.mockImplementationOnce(answer);
  const areas = [ordering];
  const { findArea } = createAreaList({ areas, guardedAreas, areasIntegrity });
  const failure = { name: 'AreaFailure', areaId: 'shell', kind: 'not-loaded' };
  await expect(findArea('/client-dashboard')).rejects.toMatchObject(failure);
  expect(await findArea('/client-dashboard')).toEqual(client);
  expect(areas).toEqual([ordering, client]);
});

it('a page with all areas fetches no list', async () => {
  const { findArea } = createAreaList({ areas: [ordering, client] });
  expect(await findArea('/client-dashboard')).toBe(client);
  expect(await findArea('/nowhere')).toBeUndefined();
  expect(fetching).not.toHaveBeenCalled();
});
