import { paths } from '@tassis/platform';

const areas = ['/client-dashboard', '/admin-dashboard', '/partner-dashboard'];
/** Sections of the staff’s area that have addresses of their own. */
const staffSections = [paths.manageUsers, paths.validateAccountants, paths.systemSettings];
const contentDashboard = '/dashboard';

/** Whether a path lies in one of the signed-in areas, which have a frame of their own and no foot. */
export function isDashboard(pathname: string): boolean {
  return [...areas, ...staffSections, contentDashboard].some((base) => isIn(base, pathname));
}

/** How the header stands: it scrolls away on the dashboards, with a margin above on that of the content. */
export function headerPosition(pathname: string): 'fixed' | 'static' | 'offset' {
  if (isIn(contentDashboard, pathname)) return 'offset';
  return isDashboard(pathname) ? 'static' : 'fixed';
}

/** Whether the banner of warnings keeps away: the clients' dashboard has its own section, the others are not theirs. */
export function hasOwnWarnings(pathname: string): boolean {
  return areas.some((base) => isIn(base, pathname));
}

function isIn(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}
