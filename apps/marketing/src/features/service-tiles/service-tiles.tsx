import { Container, Section, ServiceTile } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { SectionHeading } from '../../components/section-heading.tsx';
import { ServiceIcon } from '../../components/service-icon.tsx';
import { tileServices } from '../../content/services.ts';
import { fr } from '../../messages/fr.ts';
import styles from './service-tiles.module.css';

export function ServiceTiles() {
  return (
    <Section>
      <Container>
        <SectionHeading title={fr.tiles.heading} />
        <div className={styles['grid']}>
          {tileServices.map((service) => (
            <ServiceTile
              key={service.title}
              title={service.title}
              text={service.subtitle}
              icon={<ServiceIcon name={service.icon} />}
              link={{ text: fr.tiles.discover, href: service.link }}
              LinkComponent={RouterLink}
            />
          ))}
        </div>
      </Container>
    </Section>
  );
}
