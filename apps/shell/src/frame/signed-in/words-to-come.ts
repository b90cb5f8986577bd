import { paths } from '@tassis/platform';
import type { OwnPath } from '../../pages/to-come/own-pages.ts';
import type { WordsToCome } from '../../pages/to-come/page-to-come.ts';

/** Title and text of each page to come that only some may enter. */
export const wordsToCome: Record<OwnPath, Required<WordsToCome>> = {
  [`${paths.contentDashboard}/packages`]: {
    fr: ['Gestion des Packages', 'Les forfaits publiés et en préparation.'],
    en: ['Package management', 'Packages, published and in the making.'],
  },
  [`${paths.contentDashboard}/packages/create`]: {
    fr: ['Nouveau package', 'L’éditeur d’un forfait, de son prix et de ses services.'],
    en: ['New package', 'The editor of a package, its price and its services.'],
  },
  [`${paths.contentDashboard}/packages/:packageId/edit`]: {
    fr: ['Package', 'L’éditeur d’un forfait, avec ses versions.'],
    en: ['Package', 'The editor of a package, with its versions.'],
  },
};
