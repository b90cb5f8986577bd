/** The query parameter that names the app whose details are open. */
export const APP_QUERY = 'app';

/** The address of an app's details, on this page. */
export function detailAddress(id: string): string {
  return `?${APP_QUERY}=${id}`;
}
