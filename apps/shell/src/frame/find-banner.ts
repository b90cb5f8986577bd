import type { Firm } from '@tassis/contracts';
import { isBannerAt } from '@tassis/domain';
import { areaForPath, type ReleasedArea } from '@tassis/platform/release';

type Areas = readonly Pick<ReleasedArea, 'mounts' | 'roles'>[];

/** The banner of the page at a path: the first that applies. Only pages of public areas have one. */
export function findBanner(firm: Firm | undefined, areas: Areas, pathname: string) {
  if (!firm?.banners || areaForPath(areas, pathname)?.roles.length !== 0) return undefined;
  return firm.banners.find(({ place }) => isBannerAt(place, pathname));
}
