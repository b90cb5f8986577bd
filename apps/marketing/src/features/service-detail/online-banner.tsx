import { Button, Container, Section } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import type { Service } from '../../content/services/service.ts';
import { fr } from '../../messages/fr.ts';
import { servicePages } from '../../messages/service-pages.ts';
import styles from './online-banner.module.css';

const { online: texts } = servicePages;

/** Says that a service can be ordered on the site at any time. */
export function OnlineBanner({ service }: { service: Service }) {
  return (
    <Section tone="ink" spacing="m" aria-labelledby="en-ligne">
      <Container>
        <div className={styles['row']}>
          <div className={styles['fact']}>
            <h2 id="en-ligne">{service.onlineLabel}</h2>
            <p>{texts.text}</p>
          </div>
          <p className={styles['fact']}>
            <strong>{texts.instant}</strong> {texts.instantText}
          </p>
          <p className={styles['fact']}>
            <strong>{texts.always}</strong> {texts.alwaysText}
          </p>
          <Button variant="primary" size="l" onInk href={service.link} LinkComponent={RouterLink}>
            {fr.online.start}
          </Button>
        </div>
      </Container>
    </Section>
  );
}
