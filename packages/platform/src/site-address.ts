let origin = '';

/** Sets the site's public origin. The shell calls it once. */
export function provideSiteOrigin(url: string): void {
  origin = new URL(url).origin;
}

/** The absolute address of a page. @param pathname as in `paths`, '/' for the home page */
export function siteAddress(pathname: string): string {
  return `${origin}${pathname}`;
}
