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

/** What the addresses of the services' pages end with. */
export const SERVICE_SLUGS = [
  'creation-de-societe',
  'domiciliation',
  'certificat-negatif',
  'pilotage',
  'financement',
  'marketing',
  'administration-rh',
  'business-brokage',
  'formation-stage',
  'coworking',
  'secretariat-partage',
  'assistance-comptable',
  'consultation-juridique',
] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

const SERVICE = /^\/services\/(?:offline\/)?(?<slug>.+)$/u;

/** Whether a path is a public page of the site; an article under the blog is taken at its word. */
export function isPublicPage(path: string): boolean {
  const slug = SERVICE.exec(path)?.groups?.['slug'];
  if (slug !== undefined) return SERVICE_SLUGS.some((service) => service === slug);
  return PUBLIC_PAGES.some((page) =>
    page.endsWith('/*') ? `${path}/`.startsWith(page.slice(0, -1)) : path === page,
  );
}
