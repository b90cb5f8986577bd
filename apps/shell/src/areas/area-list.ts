import {
  areaForPath,
  parseAreaList,
  type ReleasedArea,
  type ReleaseManifest,
} from '@tassis/platform/release';
import { AreaFailure } from './area-failure.ts';

/** Finds the area of a path. Rejects with an AreaFailure when the list of areas cannot be fetched. */
export type FindArea = (pathname: string) => Promise<ReleasedArea | undefined>;

/** The areas of this page's release. */
interface AreaList {
  findArea: FindArea;
  /** Fetches the areas that the page leaves out, if it does. Rejects with an AreaFailure. */
  complete: () => Promise<void>;
}

const TIME_LIMIT = 8000; // milliseconds

/**
 * A public page does not contain the list of areas with roles, so that it does not grow with them. The list is fetched once,
 * when somebody is signed in or navigates to such an area, and added to `manifest.areas`.
 */
export function createAreaList({
  areas,
  guardedAreas,
}: Pick<ReleaseManifest, 'areas' | 'guardedAreas'>): AreaList {
  let completion: Promise<void> | undefined;
  const complete = async (): Promise<void> => {
    if (guardedAreas === undefined) return;
    completion ??= fetchAreas(guardedAreas).then(
      (guarded) => void areas.push(...guarded),
      (error: unknown) => {
        completion = undefined; // the next caller tries again
        throw new AreaFailure({ id: 'shell' }, 'not-loaded', error);
      },
    );
    await completion;
  };
  return {
    complete,
    findArea: async (pathname) => {
      const area = areaForPath(areas, pathname);
      if (area) return area;
      await complete();
      return areaForPath(areas, pathname);
    },
  };
}

async function fetchAreas(href: string): Promise<ReleasedArea[]> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(TIME_LIMIT) });
  return parseAreaList(await answer.json());
}
