import { firmQuery } from '@tassis/api-client';
import { RequireRole } from '@tassis/auth';
import { ROLES, type Role } from '@tassis/domain';
import { paths } from '@tassis/platform';
import type { DroppedArea, ReleasedArea, ReleaseManifest } from '@tassis/platform/release';
import { pageData } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import {
  Outlet,
  redirect,
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  type RouteObject,
} from 'react-router';
import { AreaError, PageError } from './areas/area-error.tsx';
import { AreaFailure } from './areas/area-failure.ts';
import { SiteFrame } from './frame/site-frame.tsx';
import { releasesPath } from './releases/releases-path.ts';

/** The shell's own pages that anyone may open. */
export function openPages(): RouteObject[] {
  return [
    { path: paths.login, lazy: () => import('./pages/login-page.tsx') },
    { path: paths.register, lazy: () => import('./pages/register-page.tsx') },
    { path: paths.forgotPassword, lazy: () => import('./pages/forgot-password-page.tsx') },
    { path: paths.resetPassword, lazy: () => import('./pages/reset-password-page.tsx') },
    { path: paths.verifyEmail, lazy: () => import('./pages/verify-email-page.tsx') },
    { path: paths.invitation, lazy: () => import('./pages/invitation-page.tsx') },
    { path: paths.unsubscribe, lazy: () => import('./pages/unsubscribe-page.tsx') },
    {
      path: paths.cancelAppointment,
      lazy: () => import('./pages/cancel-appointment-page.tsx'),
    },
  ];
}

/**
 * The site's route tree, the same in the browser and on the server: the shell's own pages, and those of the loaded
 * areas.
 */
export function siteRoutes(
  { dropped = [] }: Pick<ReleaseManifest, 'dropped'> = {},
  loaded: Iterable<RouteObject> = [],
): RouteObject[] {
  return [
    frameAround([
      ...openPages(),
      {
        element: guarded(ROLES, <Outlet />),
        children: [{ path: paths.account, lazy: () => import('./pages/account-page.tsx') }],
      },
      // Its own guard asks the site, which answers everyone outside production.
      { path: releasesPath, lazy: () => import('./pages/releases-page.tsx') },
      ...loaded,
      ...dropped.flatMap(droppedRoutes),
      { path: '*', loader: toFirstPage, element: null },
    ]),
  ];
}

/** The id of the route above all pages. */
export const CONTENT = 'content';

/** The route of the frame around pages, with the data of the footer. */
export function frameAround(pages: RouteObject[]): RouteObject {
  const content: RouteObject = {
    id: CONTENT,
    ErrorBoundary: PageError,
    // Not a loader of the frame itself: when the first area cannot be loaded, no loader runs, and a frame that waits for
    // one would stay empty instead of showing the error card.
    loader: pageData((need) => [need(firmQuery)]),
    shouldRevalidate: () => false,
    children: pages,
  };
  return {
    id: 'site',
    Component: SiteFrame,
    ErrorBoundary: PageError,
    HydrateFallback: () => <SiteFrame loading />,
    children: [content],
  };
}

/** The pages of an area, guarded by the roles of `area.json`. */
export function areaRoute(
  { id, roles }: Pick<ReleasedArea, 'id' | 'roles'>,
  pages: RouteObject[],
): NonIndexRouteObject {
  return {
    id: `area:${id}`,
    ErrorBoundary: AreaError,
    children: pages,
    element: guarded(roles, <Outlet />),
  };
}

/** The routes of an area whose entry is invalid: they show an error. A redirect home would suggest that the pages no longer exist. */
function droppedRoutes({ id, mounts }: DroppedArea): RouteObject[] {
  return mounts.map((path) => ({
    path,
    loader: () => {
      throw new AreaFailure({ id }, 'dropped');
    },
    element: null,
  }));
}

/** Redirects an unknown path to `/`. Throws at `/` itself, when its area is not released: a redirect would loop. */
function toFirstPage({ request }: LoaderFunctionArgs): Response {
  if (new URL(request.url).pathname === paths.home) throw new Error('There is no first page');
  return redirect(paths.home);
}

function guarded(roles: readonly Role[], content: ReactNode): ReactNode {
  if (roles.length === 0) return content;
  // Keyed by the roles, because a guard remembers whom it has let in.
  return (
    <RequireRole key={roles.join(' ')} roles={roles}>
      {content}
    </RequireRole>
  );
}
