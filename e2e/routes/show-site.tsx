import { configureApi, createApiClient } from '@tassis/api-client';
import { createSession, provideSession } from '@tassis/auth';
import { getFirm, listAppointmentSlots, listArticles, listPackages } from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import type { Area } from '@tassis/platform';
import { getRemoteEntryPath, parseReleaseManifest, PLATFORM_API } from '@tassis/platform/release';
import { aUser, firmAnswer, packagesAnswer } from '@tassis/testing/answers';
import { cleanup, render } from '@testing-library/react';
import { Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMayEnter } from '../../apps/shell/src/areas/access.ts';
import { createAreaList } from '../../apps/shell/src/areas/area-list.ts';
import { createQueries, routerContext } from '../../apps/shell/src/queries.ts';
import { createSiteRouter } from '../../apps/shell/src/router.tsx';
import { siteRoutes } from '../../apps/shell/src/site-routes.tsx';
import { Site } from '../../apps/shell/src/site.tsx';
import shell from '../../apps/shell/shell.json' with { type: 'json' };

const descriptors = import.meta.glob<{ id: string; mounts: string[] }>('../../apps/*/area.json', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<Area>('../../apps/*/src/area.tsx', { import: 'area' });

/** Every mount of every area. */
export const mounts = Object.values(descriptors).flatMap((area) => area.mounts);

/** The release with every app of the tree. */
const { manifest, reasons } = parseReleaseManifest({
  schema: 1,
  release: 'of the tree',
  platformApi: PLATFORM_API,
  shell: { version: '1.0.0', mounts: shell.mounts },
  areas: Object.values(descriptors).map((descriptor) => ({
    ...descriptor,
    version: '1.0.0',
    entry: getRemoteEntryPath(descriptor.id, '1.0.0'),
    enabled: true,
  })),
});
if (reasons.length > 0) throw new Error(reasons.join('\n'));
const { findArea } = createAreaList(manifest);

/** A fake API with the few answers that public pages need; everything else is not found. */
const answers = new Map<string, unknown>([
  [`/api${getFirm.path}`, firmAnswer({ faq: {}, reviews: [] })],
  [`/api${listPackages.path}`, packagesAnswer(1)],
  [`/api${listArticles.path}`, { success: true, data: [] }],
  [`/api${listAppointmentSlots.path}`, { success: true, data: [] }],
]);
const answer: typeof fetch = (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
  const known = answers.get(pathname);
  const missing = { message: pathname, code: 'not_found', request_id: '1' };
  return Promise.resolve(Response.json(known ?? missing, { status: known ? 200 : 404 }));
};

/**
 * Renders the site of this tree for a person, without header and footer: the shell's routes and guards, the person's landing
 * page, and each area at its mounts of `area.json`, loaded at its first visit.
 */
export function showSite(role: Role | null) {
  history.replaceState(null, '', '/');
  const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
  session.store.setState({ status: 'ready', user: role && aUser(role) });
  provideSession(session);
  const { port } = session;
  configureApi(
    createApiClient({ baseUrl: '/api', session: port, locale: () => 'fr', fetch: answer }),
  );
  const queries = createQueries();
  const router = createSiteRouter({
    findArea,
    routes: siteRoutes(manifest).map(withoutFrame),
    grafts: new Map(),
    loadArea: ({ id }) => sources[`../../apps/${id}/src/area.tsx`]?.() ?? missingArea(id),
    getContext: () => routerContext(queries),
  });
  render(
    <Site queries={queries} mayEnter={createMayEnter(findArea)}>
      <RouterProvider router={router} />
    </Site>,
  );
  return {
    router,
    close: () => {
      cleanup();
      router.dispose();
    },
  };
}

function withoutFrame(site: RouteObject): RouteObject {
  return { ...site, Component: Outlet, HydrateFallback: Outlet };
}

function missingArea(id: string): Promise<never> {
  return Promise.reject(new Error(`${id} has no area.tsx`));
}
