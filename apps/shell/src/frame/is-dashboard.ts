import { paths } from '@tassis/platform';
import { areaForPath, type ReleasedArea } from '@tassis/platform/release';
import { createContext } from 'react';

type Areas = readonly Pick<ReleasedArea, 'mounts' | 'roles'>[];

/** The areas of the site, provided by the shell's root. */
export const AreasContext = createContext<Areas>([]);

/** Pages of signed-in areas that are shown in the frame of the site, not in that of their area. */
const pagesOfTheSite: ReadonlySet<string> = new Set(['/domiciliation-success']);

/** Whether a path belongs to a signed-in area, which has a frame of its own and no footer. */
export function isDashboard(areas: Areas, pathname: string): boolean {
  const roles = areaForPath(areas, pathname)?.roles ?? [];
  return roles.length > 0 && !pagesOfTheSite.has(pathname);
}

/** The position of the header: it scrolls away on the dashboards, with a margin above on that of the content admins. */
export function headerPosition(areas: Areas, pathname: string): 'fixed' | 'static' | 'offset' {
  if (!isDashboard(areas, pathname)) return 'fixed';
  const isContent = `${pathname}/`.startsWith(`${paths.contentDashboard}/`);
  return isContent ? 'offset' : 'static';
}
