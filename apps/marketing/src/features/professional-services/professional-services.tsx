import { Button, Container, Section, ServiceTile, ZelligePattern } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { SectionHeading } from '../../components/section-heading.tsx';
import { ServiceIcon } from '../../components/service-icon.tsx';
import { professionalServices } from '../../content/services.ts';
import { fr } from '../../messages/fr.ts';
import styles from './professional-services.module.css';

/** The services that start with a conversation, and a link to all services. */
export function ProfessionalServices() {
  return (
    <Section tone="white">
      <Container width="wide">
        <SectionHeading title={fr.professional.heading} lead={fr.professional.lead} />
        <ul className={styles['grid']}>
          {professionalServices.map((service) => (
            <li key={service.title}>
              <ServiceTile
                title={service.title}
                text={service.description}
                icon={<ServiceIcon name={service.icon} />}
                link={{ text: fr.professional.discover, href: service.link }}
                LinkComponent={RouterLink}
              />
            </li>
          ))}
          <li className={styles['ecosystem']}>
            <ZelligePattern tile={120} fade="start" onInk />
            <h3>{fr.professional.ecosystemHeading}</h3>
            <p>{fr.professional.ecosystemText}</p>
            <Button onInk href={paths.services} LinkComponent={RouterLink}>
              {fr.professional.ecosystem}
            </Button>
          </li>
        </ul>
      </Container>
    </Section>
  );
}
