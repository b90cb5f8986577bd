const dashboards = ['/client-dashboard', '/admin-dashboard', '/partner-dashboard', '/dashboard'];

/** Whether a path lies in one of the signed-in areas, where the header scrolls away and there is no foot. */
export function isDashboard(pathname: string): boolean {
  return dashboards.some((base) => pathname === base || pathname.startsWith(`${base}/`));
}
