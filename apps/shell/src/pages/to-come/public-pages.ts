import { paths } from '@tassis/platform';
import type { PageToCome, PageWords } from './page-to-come.ts';

/** Pages of the firm's site, which are French alone. */
export const publicPages: readonly Required<PageToCome>[] = [
  french(paths.team, 'Équipe', 'Les personnes qui suivent vos dossiers.'),
  french(paths.careers, 'Carrières', 'Nos offres et la façon de nous rejoindre.'),
  french(paths.testimonials, 'Témoignages', 'Ce que nos clients disent de nous.'),
  french(paths.blog, 'Blog', 'Guides et nouvelles pour entreprendre au Maroc.'),
];

function french(path: string, ...words: PageWords): Required<PageToCome> {
  return { path, roles: [], words: { fr: words } };
}
