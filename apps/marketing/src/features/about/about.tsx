import { Container, Section, ServiceTile } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { useClaims } from '@tassis/views';
import { Film } from '../../components/film/film.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { ServiceIcon } from '../../components/service-icon.tsx';
import { mainServices } from '../../content/services.ts';
import { fr } from '../../messages/fr.ts';
import styles from './about.module.css';

export function About() {
  const { say } = useClaims();
  return (
    <Section tone="soft">
      <Container>
        <SectionHeading title={fr.about.heading} lead={fr.about.lead} />
        <div className={styles['services']}>
          {mainServices.map((service) => (
            <ServiceTile
              key={service.title}
              title={service.title}
              text={service.description}
              icon={<ServiceIcon name={service.icon} />}
              link={{ text: fr.about.discover, href: service.link }}
              LinkComponent={RouterLink}
            />
          ))}
        </div>
        <div className={styles['commitment']}>
          <Film />
          <div className={styles['promise']}>
            <Supported />
            <h3>{fr.about.commitmentHeading}</h3>
            <p>{say('commitment', fr.about.commitment)}</p>
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Supported() {
  const { figure, say } = useClaims();
  const number = figure('companies_supported');
  return (
    <p className={styles['supported']}>
      {number ? (
        <>
          {fr.about.supportedBefore} <strong className={styles['number']}>{number}</strong>{' '}
          {say('companies_supported', fr.about.supported)}
        </>
      ) : null}
    </p>
  );
}
