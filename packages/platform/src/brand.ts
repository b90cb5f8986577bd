import { TO_FILL } from '@tassis/domain';

/** What the site is called until an admin has written the firm's name; `siteName` has the one that holds. */
export const BRAND = 'Tassis';

let name = BRAND;

/** States how the firm calls itself, if it does; called by the shell before anything is drawn. */
export function provideSiteName(firmName: string | undefined): void {
  name = firmName ?? BRAND;
}

/** What the site is called: in its header, its titles and its foot. */
export function siteName(): string {
  return name;
}

/** The firm's name as `GET /firm` has it; undefined while nobody has written it. */
export function writtenName(firmName: string): string | undefined {
  const trimmed = firmName.trim();
  return trimmed === '' || trimmed === TO_FILL ? undefined : trimmed;
}

/** The document title of a page. @example pageTitle('Connexion') // 'Connexion · Tassis' */
export function pageTitle(page: string): string {
  return `${page} · ${name}`;
}
