import { pageTitle } from '../brand.ts';

/** The document title of a signed-in page: page, area, firm. Public pages use PageHead. */
export function PageTitle({ text, area }: { text: string; area: string }) {
  return <title>{pageTitle(`${text} – ${area}`)}</title>;
}
