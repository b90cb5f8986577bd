import { Hero } from '@tassis/design-system';
import type { ReactNode } from 'react';
import type { Service } from '../../content/services/service.ts';
import { ServicePicture } from './service-picture.tsx';

type ServiceHeroProps = {
  service: Service;
  /** The way to the page. */
  trail: ReactNode;
  lead: string;
  actions: ReactNode;
};

/** The opening of a service's page, with the way to it. */
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
