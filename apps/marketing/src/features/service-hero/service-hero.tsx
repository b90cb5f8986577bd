import { Hero } from '@tassis/design-system';
import type { ReactNode } from 'react';
import type { Service } from '../../content/services/service.ts';
import { ServicePicture } from './service-picture.tsx';

type ServiceHeroProps = {
  service: Service;
  /** The pages above this one, for the breadcrumb. */
  trail: ReactNode;
  lead: string;
  actions: ReactNode;
};

/** The hero of a service's page, with its breadcrumb. */
export function ServiceHero({ service, trail, lead, actions }: ServiceHeroProps) {
  return (
    <Hero
      variant="page"
      breadcrumbs={trail}
      title={service.title}
      lead={lead}
      actions={actions}
      figure={<ServicePicture service={service} />}
    />
  );
}
