import { Hero, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import type { Service } from '../../content/services/service.ts';
import { fr } from '../../messages/fr.ts';
import { ServicePicture } from './service-picture.tsx';

type ServiceHeroProps = {
  service: Service;
  lead: string;
  actions: ReactNode;
};

/** The opening of a service's page, with the way back to all of them. */
export function ServiceHero({ service, lead, actions }: ServiceHeroProps) {
  return (
    <Hero
      variant="page"
      eyebrow={
        <TextLink href={paths.services} LinkComponent={RouterLink}>
          {fr.servicesPage.heading}
        </TextLink>
      }
      title={service.title}
      lead={lead}
      actions={actions}
      figure={<ServicePicture service={service} />}
    />
  );
}
