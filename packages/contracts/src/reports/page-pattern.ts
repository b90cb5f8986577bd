/** Segments of our own routes: lower-case letters and hyphens. All others may point at somebody. */
const OURS = /^[a-z][a-z-]{0,39}$/;
const MOST_SEGMENTS = 6;

/** The path of a page with `:id` in the place of whatever may point at somebody: `/client-dashboard/orders/:id`. */
export function toPagePattern(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const shown = segments
    .slice(0, MOST_SEGMENTS)
    .map((segment) => (OURS.test(segment) ? segment : ':id'));
  return `/${shown.join('/')}`;
}
