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

it('a path of an area in the page asks for nothing', async () => {
  const { findArea } = createAreaList({ areas: [ordering], guardedAreas });
  expect(await findArea('/domiciliation')).toBe(ordering);
  expect(fetching).not.toHaveBeenCalled();
});

it('the list of all is fetched once and checked by the browser, and the others stand in the manifest from then on', async () => {
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
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is none', () => Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 }))],
])('a list that %s is asked for again by who needs it next', async (_what, answer) => {
  fetching.mockImplementationOnce(answer);
  const areas = [ordering];
  const { findArea } = createAreaList({ areas, guardedAreas, areasIntegrity });
  const failure = { name: 'AreaFailure', areaId: 'shell', kind: 'not-loaded' };
  await expect(findArea('/client-dashboard')).rejects.toMatchObject(failure);
  expect(await findArea('/client-dashboard')).toEqual(client);
  expect(areas).toEqual([ordering, client]);
});

it('a page with all areas in it has none to fetch', async () => {
  const { findArea } = createAreaList({ areas: [ordering, client] });
  expect(await findArea('/client-dashboard')).toBe(client);
  expect(await findArea('/nowhere')).toBeUndefined();
  expect(fetching).not.toHaveBeenCalled();
});
