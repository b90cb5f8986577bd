import { PRODUCT_NAME } from '@tassis/domain';

let name = PRODUCT_NAME;

/** Sets the site's name, if the firm has chosen one. The shell calls it before the first render. */
export function provideSiteName(firmName: string | undefined): void {
  name = firmName ?? PRODUCT_NAME;
}

/** The site's name, for the header, the titles and the footer. */
export function siteName(): string {
  return name;
}

/** The document title of a page. @example pageTitle('Connexion') // 'Connexion · Tassis' */
export function pageTitle(page: string): string {
  return `${page} · ${name}`;
}
