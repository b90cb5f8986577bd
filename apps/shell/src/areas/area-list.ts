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
  /** Fetches the areas that the page leaves out, if there are any. Rejects with an AreaFailure. */
  complete: () => Promise<void>;
}

const TIME_LIMIT = 8000; // milliseconds

/**
 * A page contains only its own area, so that it does not grow with the others. The list of all areas is fetched once, when
 * somebody is signed in or at the first link to another area, and is then stored in `manifest.areas`.
 */
export function createAreaList({
  areas,
  guardedAreas,
  areasIntegrity,
}: Pick<ReleaseManifest, 'areas' | 'guardedAreas' | 'areasIntegrity'>): AreaList {
  let completion: Promise<void> | undefined;
  const complete = async (): Promise<void> => {
    if (guardedAreas === undefined) return;
    completion ??= fetchAreas(guardedAreas, areasIntegrity).then(
      (all) => void areas.splice(0, areas.length, ...all),
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

/** Rejects when the list does not have the hash that the page states. */
async function fetchAreas(href: string, integrity = ''): Promise<ReleasedArea[]> {
  const answer = await fetch(href, { integrity, signal: AbortSignal.timeout(TIME_LIMIT) });
  return parseAreaList(await answer.json());
}
