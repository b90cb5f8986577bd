/** The legal texts: the rules by which the site and the firm work. */
export type SiteTextName = 'legal' | 'privacy' | 'terms' | 'cookies';

const load = {
  legal: () => import('./texts/legal.md'),
  privacy: () => import('./texts/privacy.md'),
  terms: () => import('./texts/terms.md'),
  cookies: () => import('./texts/cookies.md'),
};

/**
 * The query of a text. The server writes the data into the page, so that a direct visit loads no script for it; a visitor from
 * another page loads the text as a chunk of its own.
 */
export function siteTextQuery(name: SiteTextName) {
  return {
    queryKey: ['siteText', name],
    queryFn: async () => (await load[name]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  };
}
