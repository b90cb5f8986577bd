import { defineArea, type Area } from '@tassis/platform';
import type { ReleasedArea } from '@tassis/platform/release';
import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../site-routes.tsx';
import { graftAreas } from './graft-areas.ts';

const ordering: ReleasedArea = {
  id: 'ordering',
  version: '1.0.0',
  requires: { platformApi: '^1.0.0' },
  entry: '/mfe/ordering/1.0.0/remoteEntry.ordering.js',
  mounts: ['/negative-certificate'],
  roles: [],
  enabled: true,
  timeoutMs: 1000,
};
const routes = [{ id: 'request', path: '/negative-certificate', element: null }];

describe('an area that is being loaded', () => {
  it('its routes are added by the last of the navigations that wait for it', async () => {
    const { promise: area, resolve } = Promise.withResolvers<Area>();
    const router = createMemoryRouter(
      [
        {
          id: CONTENT,
          children: [
            { path: '/', element: null },
            { path: '*', id: 'unknown', element: null },
          ],
        },
      ],
      {
        patchRoutesOnNavigation: graftAreas(
          () => Promise.resolve(ordering),
          () => area,
          new Map(),
        ),
      },
    );
    const overtaken = router.navigate('/negative-certificate');
    // A link to an anchor causes this in a server-rendered page before hydration.
    const last = router.navigate('/negative-certificate#demande');
    resolve(defineArea({ id: 'ordering', routes }));
    await Promise.all([overtaken, last]);
    expect(router.state.matches.at(-1)?.route.id).toBe('request');
    expect(router.state.location.hash).toBe('#demande');
  });
});
