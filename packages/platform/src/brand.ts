import { PRODUCT_NAME } from '@tassis/domain';

let name = PRODUCT_NAME;

/** States how the firm calls itself, if it does; called by the shell before anything is drawn. */
export function provideSiteName(firmName: string | undefined): void {
  name = firmName ?? PRODUCT_NAME;
}

/** What the site is called: in its header, its titles and its foot. */
export function siteName(): string {
  return name;
}

/** The document title of a page. @example pageTitle('Connexion') // 'Connexion · Tassis' */
export function pageTitle(page: string): string {
  return `${page} · ${name}`;
}
