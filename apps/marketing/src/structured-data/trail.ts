import { paths, siteAddress } from '@tassis/platform';
import type { StructuredData } from '@tassis/platform/router';

type Step = { name: string; path: string };

/** The way to a page from the home page, the page itself last. */
export function trail(...steps: readonly Step[]): StructuredData {
  const itemListElement = [{ name: 'Accueil', path: paths.home }, ...steps].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteAddress(path),
    }),
  );
  return { '@type': 'BreadcrumbList', itemListElement };
}
