import { pageTitle } from '../brand.ts';

/** The document's title of a page for the signed in: the page, its area, the firm. Public pages have a PageHead. */
export function PageTitle({ text, area }: { text: string; area: string }) {
  return <title>{pageTitle(`${text} – ${area}`)}</title>;
}
