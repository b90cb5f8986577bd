import { areaForPath, type ReleaseManifest } from '@tassis/platform/release';
import { useLocation } from '@tassis/platform/router';
import { createContext, useContext, useEffect, useReducer } from 'react';
import type { DataRouter, Location, NonIndexRouteObject, RouteObject } from 'react-router';
import type { AreaLoader } from './load-area.ts';

/** The areas whose routes the router knows, each with the route above them. */
export type Grafts = Map<string, NonIndexRouteObject>;

/** What is done by itself about a page of an area that broke, one after the other. */
type Step = 'draw again' | 'fall back';

/** Mends pages that broke, as far as that goes. */
export interface Recovery {
  /** What is still to be tried at a place; undefined when nothing is, and the person is told. */
  stepAt: (place: Location<unknown>) => Step | undefined;
  /** Tries it; resolves when the page is drawn again, or will not be. */
  take: (step: Step, place: Location<unknown>) => Promise<void>;
}

/** What a recovery works with. */
interface Recovering {
  manifest: ReleaseManifest;
  areas: AreaLoader;
  router: DataRouter;
  /** The site's tree with these routes of areas. */
  siteRoutes: (loaded: Iterable<RouteObject>) => RouteObject[];
  grafts: Grafts;
}

/**
 * A page is drawn once more, then with the release that stood before, then no more: each page once, each area once, so
 * that nothing goes round. Nothing but the page that broke is touched.
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
    if (!before) throw new Error('There is no release that stood before');
    await idle(router); // who is on the way goes by the routes that were
    grafts.set(area.id, { ...graft, children: before.routes });
    // The router's only way to exchange routes (https://github.com/remix-run/react-router/issues/13572): it goes by them
    // from its next step on.
    router._internalSetRoutes(siteRoutes(grafts.values()));
  };
  return {
    // Once a place: the same place is drawn more often than it breaks.
    stepAt: (place) => {
      if (!steps.has(place)) steps.set(place, nextStep(place.pathname));
      return steps.get(place);
    },
    take: async (step, place) => {
      const { pathname, state } = place;
      try {
        if (step === 'draw again') drawnAgain.add(pathname);
        else await fallBack(pathname);
      } catch {
        steps.set(place, undefined);
        return;
      }
      const { location, navigation } = router.state;
      if (location.key !== place.key || navigation.state !== 'idle') return;
      await router.navigate(place, { replace: true, state, preventScrollReset: true });
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

/** Given by the shell's root. */
export const RecoveryContext = createContext<Recovery>({
  stepAt: () => undefined,
  take: () => Promise.resolve(),
});

/** Whether the page that broke is being mended. */
export function useRecovery(isBroken: boolean): boolean {
  const { stepAt, take } = useContext(RecoveryContext);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const place = useLocation();
  const step = isBroken ? stepAt(place) : undefined;
  useEffect(() => {
    if (step) void take(step, place).then(look);
  }, [step, place, take]);
  return step !== undefined;
}
