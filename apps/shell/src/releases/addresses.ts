/** The query parameter that names the app whose details are open. */
export const APP_QUERY = 'app';

/** The address of an app's details, on this page. */
export function detailAddress(id: string): string {
  return `?${APP_QUERY}=${id}`;
}

/**
 * The address that opens a release of an area in this browser alone, by its version or by the name of a preview. The site
 * sets a cookie and redirects back to this page.
 */
export function previewAddress(id: string, what: string): string {
  return `?mfe=${id}@${what}`;
}
