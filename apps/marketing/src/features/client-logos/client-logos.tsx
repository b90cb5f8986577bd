import { Container, LogoStrip, Section } from '@tassis/design-system';
import { clients } from '../../content/clients.ts';
import { fr } from '../../messages/fr.ts';
import styles from './client-logos.module.css';

export function ClientLogos() {
  return (
    <Section tone="soft" aria-labelledby="clients" className={styles['band']}>
      <Container width="wide">
        <h2 id="clients" className={styles['heading']}>
          {fr.clients.heading}
        </h2>
        <LogoStrip logos={clients} label={fr.clients.heading} pauseLabel={fr.clients.pause} />
      </Container>
    </Section>
  );
}
