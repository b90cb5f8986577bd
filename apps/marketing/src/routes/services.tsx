import { firmQuery, pageTextsQuery } from '@tassis/api-client';
import { Hero } from '@tassis/design-system';
import { pageData, PageHead } from '@tassis/platform/router';
import { servicesStep } from '../content/steps.ts';
import { OnlineServices } from '../features/online-services/online-services.tsx';
import { allPackages } from '../packages/packages-queries.ts';
import { Packages } from '../features/packages/packages.tsx';
import { ProfessionalServices } from '../features/professional-services/professional-services.tsx';
import { Questions } from '../features/questions/questions.tsx';
import { Reasons } from '../features/reasons/reasons.tsx';
import { fr } from '../messages/fr.ts';
import { servicesData } from '../structured-data/page-data.ts';
import { withTrail } from '../structured-data/trail.ts';

export const loader = pageData((need) => [
  need(firmQuery),
  need(allPackages),
  need(pageTextsQuery('services')),
]);

export const handle = import.meta.env.SSR
  ? { structuredData: withTrail(servicesStep, servicesData) }
  : undefined;

const { title, description, eyebrow, heading, lead } = fr.servicesPage;

/** `/services` */
export function Component() {
  return (
    <>
      <PageHead title={title} description={description} />
      <Hero variant="page" eyebrow={eyebrow} title={heading} lead={lead} />
      <OnlineServices />
      <ProfessionalServices />
      <Packages showAll />
      <Reasons />
      <Questions page="services" />
    </>
  );
}
