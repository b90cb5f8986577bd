/** The firm's trade name: the one place where code names it. Everything else about the firm comes from `GET /firm`. */
export const BRAND = 'Tassis';

/** The document title of a page. @example pageTitle('Connexion') // 'Connexion · Tassis' */
export function pageTitle(page: string): string {
  return `${page} · ${BRAND}`;
}
