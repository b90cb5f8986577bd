import { Container, Section } from '@tassis/design-system';
import { Marquee, MarqueeRow } from '../../components/marquee.tsx';
import { clients } from '../../content/clients.ts';
import { fr } from '../../messages/fr.ts';
import styles from './client-logos.module.css';

export function ClientLogos() {
  const items = clients.map(({ name, mark }) => ({
    key: name,
    content: (
      <span className={styles['logo']}>
        <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d={mark} fill="currentColor" fillRule="evenodd" />
        </svg>
        {name}
      </span>
    ),
  }));
  return (
    <Section tone="soft" aria-labelledby="clients" className={styles['band']}>
      <Container width="wide">
        <h2 id="clients" className={styles['heading']}>
          {fr.clients.heading}
        </h2>
        <Marquee pauseLabel={fr.clients.pause}>
          <MarqueeRow
            items={items}
            copies={2}
            label={fr.clients.heading}
            className={styles['row']}
          />
        </Marquee>
      </Container>
    </Section>
  );
}
