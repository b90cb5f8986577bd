import { Navigate, useLocation, type PageHandle, type RouteObject } from '@tassis/platform/router';
import { DashboardFrame, type DashboardFrameProps } from './dashboard-frame.tsx';
import { SectionError } from './section-error.tsx';

/** The argument of {@link dashboardRoute}. */
export type DashboardDefinition = {
  /** The area's base path: '/client-dashboard'. */
  path: string;
  /** The address of the section to which the base path and unknown addresses redirect. */
  landing: string;
  /** Returns title and menu; a hook, so that they follow the page's language. */
  useFrame: () => DashboardFrameProps;
  /** The routes of the sections. An error in a section leaves the frame in place. */
  sections: RouteObject[];
  /** Sections whose addresses are not below `path`: '/manage-users'. The area mounts each of them. */
  elsewhere?: RouteObject[];
};

/**
 * Creates the route of a signed-in area: the frame with its sections inside.
 * @example defineArea({ id: 'client-dashboard', routes: [dashboardRoute({ path, landing, useFrame, sections })] })
 */
export function dashboardRoute(definition: DashboardDefinition): RouteObject {
  const { path, landing, useFrame, sections, elsewhere = [] } = definition;
  function Frame() {
    return <DashboardFrame {...useFrame()} />;
  }
  function ToLanding() {
    // Navigate acts once per mount. A second click on the base path cancels the first redirect, so the key remounts it.
    return <Navigate key={useLocation().key} to={landing} replace />;
  }
  const toLanding = { Component: ToLanding, handle: { leadsTo: landing } satisfies PageHandle };
  function Failed() {
    return <SectionError title={useFrame().title} />;
  }
  return {
    Component: Frame,
    children: [
      {
        ErrorBoundary: Failed,
        children: [
          {
            path,
            children: [{ index: true, ...toLanding }, ...sections, { path: '*', ...toLanding }],
          },
          ...elsewhere,
        ],
      },
    ],
  };
}
