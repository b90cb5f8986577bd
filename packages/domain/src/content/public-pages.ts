/** The pages that anybody may open, by their address; with `/*` those under it, too. */
export const PUBLIC_PAGES = [
  '/',
  '/services/*',
  '/forfaits',
  '/company-creation',
  '/domiciliation',
  '/domiciliation/form',
  '/negative-certificate',
  '/about',
  '/contact',
  '/team',
  '/careers',
  '/testimonials',
  '/blog/*',
  '/legal',
  '/privacy',
  '/terms',
  '/cookies',
  '/login',
  '/register',
] as const;

/** Whether a path is a public page of the site; a service or an article under its list is taken at its word. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PAGES.some((page) =>
    page.endsWith('/*') ? `${path}/`.startsWith(page.slice(0, -1)) : path === page,
  );
}
