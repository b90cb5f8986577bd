import {
  Badge,
  Button,
  Card,
  CertificateIllustration,
  CheckIcon,
  CompanyCreationIllustration,
  Container,
  DomiciliationIllustration,
  Section,
  type IllustrationProps,
} from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import type { ComponentType } from 'react';
import { SectionHeading } from '../../components/section-heading.tsx';
import { onlineServices } from '../../content/services.ts';
import type { Service, ServiceIconName } from '../../content/services/service.ts';
import { fr } from '../../messages/fr.ts';
import styles from './online-services.module.css';

const DRAWINGS: Partial<Record<ServiceIconName, ComponentType<IllustrationProps>>> = {
  company: CompanyCreationIllustration,
  address: DomiciliationIllustration,
  certificate: CertificateIllustration,
};

/** The services that are ordered on the site itself. */
export function OnlineServices() {
  return (
    <Section>
      <Container>
        <SectionHeading title={fr.online.heading} lead={fr.online.lead} />
        <ul className={styles['grid']}>
          {onlineServices.map((service) => (
            <OnlineService key={service.title} service={service} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function OnlineService({ service }: { service: Service }) {
  return (
    <Card as="li" padding="l" className={styles['card']}>
      <div className={styles['top']}>
        <Drawing of={service.icon} />
        <Badge>{fr.online.label}</Badge>
      </div>
      <h3>{service.title}</h3>
      <p className={styles['text']}>{service.description}</p>
      <ul className={styles['features']}>
        {service.features.slice(0, 3).map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        wide
        variant="brand"
        href={service.link}
        LinkComponent={RouterLink}
        aria-label={`${fr.online.start}\u202F: ${service.title}`}
      >
        {fr.online.start}
      </Button>
    </Card>
  );
}

/** The three services that are ordered online, each with its illustration. */
function Drawing({ of }: { of: ServiceIconName }) {
  const Illustration = DRAWINGS[of];
  return Illustration ? <Illustration size={96} /> : null;
}
