import { Navigate, type RouteObject } from '@tassis/platform/router';
import { DashboardFrame, type DashboardFrameProps } from './dashboard-frame.tsx';
import { SectionError } from './section-error.tsx';

/** What {@link dashboardRoute} is told of an area. */
export type DashboardDefinition = {
  /** Where the area begins: '/client-dashboard'. */
  path: string;
  /** The address of the section to which its beginning leads, and every address that it does not know. */
  landing: string;
  /** Its title and its menu; a hook, so that they follow the language of the screen. */
  useFrame: () => DashboardFrameProps;
  /** Its sections, each a route of its own. One that breaks leaves the frame. */
  sections: RouteObject[];
};

/**
 * The route of a signed-in area: its frame, and the sections inside.
 * @example defineArea({ id: 'client-dashboard', routes: [dashboardRoute({ path, landing, useFrame, sections })] })
 */
export function dashboardRoute(definition: DashboardDefinition): RouteObject {
  const { path, landing, useFrame, sections } = definition;
  const toLanding = <Navigate to={landing} replace />;
  function Frame() {
    return <DashboardFrame {...useFrame()} />;
  }
  function Failed() {
    return <SectionError title={useFrame().title} />;
  }
  return {
    path,
    Component: Frame,
    children: [
      {
        ErrorBoundary: Failed,
        children: [
          { index: true, element: toLanding },
          ...sections,
          { path: '*', element: toLanding },
        ],
      },
    ],
  };
}
