import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import { useLocation } from '@tassis/platform/router';
import { createContext, useContext, useEffect, useReducer } from 'react';
import type { DataRouter, Location, NonIndexRouteObject, RouteObject } from 'react-router';
import type { AreaLoader } from './load-area.ts';

/** The areas whose routes the router knows, each with the route above them. */
export type Grafts = Map<string, NonIndexRouteObject>;

/** The automatic recoveries of a page that threw, in their order. */
type Step = 'draw again' | 'fall back';

/** Recovers pages that threw while rendering. */
export interface Recovery {
  /** The next step at a location; undefined when all were tried, and the error card is shown. */
  stepAt: (failedAt: Location<unknown>) => Step | undefined;
  /** Tries a step; resolves when it has ended, whether or not it helped. */
  take: (step: Step, failedAt: Location<unknown>) => Promise<void>;
}

/** The dependencies of a recovery. */
interface Recovering {
  manifest: ReleaseManifest;
  areas: AreaLoader;
  router: DataRouter;
  /** The site's tree with these routes of areas. */
  siteRoutes: (loaded: Iterable<RouteObject>) => RouteObject[];
  grafts: Grafts;
}

/**
 * A page is rendered once more, then with the previous release, then no more: each page and each area once, so
 * that there is no loop. Other pages are not touched.
 */
export function createRecovery(given: Recovering): Recovery {
  const { manifest, areas, router, siteRoutes, grafts } = given;
  const drawnAgain = new Set<string>();
  const fallenBack = new Set<string>();
  const steps = new WeakMap<Location<unknown>, Step | undefined>();
  const nextStep = (pathname: string): Step | undefined => {
    const area = areaForPath(manifest.areas, pathname);
    if (!area || !grafts.has(area.id)) return undefined;
    if (!drawnAgain.has(pathname)) return 'draw again';
    return fallenBack.has(area.id) ? undefined : 'fall back';
  };
  const fallBack = async (pathname: string): Promise<void> => {
    const area = areaForPath(manifest.areas, pathname);
    const graft = area && grafts.get(area.id);
    if (!graft) return;
    fallenBack.add(area.id);
    const before = await areas.fallBack(area);
    if (!before) throw new Error('There is no release before');
    await idle(router); // navigations that are under way use the old routes
    grafts.set(area.id, { ...graft, children: before.routes });
    // The router's only way to replace routes (https://github.com/remix-run/react-router/issues/13572), which applies
    // from the next navigation on.
    router._internalSetRoutes(siteRoutes(grafts.values()));
  };
  return {
    // Once per location, because a location renders several times.
    stepAt: (failedAt) => {
      if (!steps.has(failedAt)) steps.set(failedAt, nextStep(failedAt.pathname));
      return steps.get(failedAt);
    },
    take: async (step, failedAt) => {
      const { pathname, state } = failedAt;
      try {
        if (step === 'draw again') drawnAgain.add(pathname);
        else await fallBack(pathname);
      } catch {
        steps.set(failedAt, undefined);
        return;
      }
      const { location, navigation } = router.state;
      if (location.key !== failedAt.key || navigation.state !== 'idle') return;
      await router.navigate(failedAt, { replace: true, state, preventScrollReset: true });
    },
  };
}

function idle(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ navigation }: DataRouter['state']): void => {
      if (navigation.state !== 'idle') return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look(router.state);
  });
}

/** Provided by the shell's root. */
export const RecoveryContext = createContext<Recovery>({
  stepAt: () => undefined,
  take: () => Promise.resolve(),
});

/** Whether a recovery of the page is in progress. */
export function useRecovery(isBroken: boolean): boolean {
  const { stepAt, take } = useContext(RecoveryContext);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const failedAt = useLocation();
  const step = isBroken ? stepAt(failedAt) : undefined;
  useEffect(() => {
    if (step) void take(step, failedAt).then(look);
  }, [step, failedAt, take]);
  return step !== undefined;
}
