import { paths, siteAddress } from '@tassis/platform';
import type { StructuredData } from '@tassis/platform/router';
import { breadcrumbList, type Step } from '@tassis/views';
import { fr } from '../messages/domiciliation-page/fr.ts';

const home: Step = { text: fr.trail.home, href: paths.home };

/** The breadcrumb from the home page to a page, which is last. */
export function trailData(...steps: readonly Step[]): StructuredData {
  return breadcrumbList([home, ...steps], siteAddress);
}

/** The breadcrumb of the form of domiciliation. */
export const domiciliationFormData = (): StructuredData[] => [
  trailData(
    { text: fr.head.title, href: paths.domiciliation },
    { text: fr.form.title, href: `${paths.domiciliation}/form` },
  ),
];
