import { Button, Hero } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink, UnlistedHead } from '@tassis/platform/router';
import { OnlineServices } from '../../features/online-services/online-services.tsx';
import { ProfessionalServices } from '../../features/professional-services/professional-services.tsx';
import { fr } from '../../messages/fr.ts';
import { servicePages } from '../../messages/service-pages.ts';

/** Says that the service does not exist, with links to the existing ones. */
export function UnknownServicePage() {
  return (
    <>
      <UnlistedHead title={fr.unknownService.title} description={fr.unknownService.text} />
      <Hero
        variant="page"
        eyebrow={fr.servicesPage.heading}
        title={fr.unknownService.title}
        lead={fr.unknownService.text}
        actions={
          <Button variant="primary" size="l" href={paths.services} LinkComponent={RouterLink}>
            {servicePages.allServices}
          </Button>
        }
      />
      <OnlineServices />
      <ProfessionalServices />
    </>
  );
}
