import { Card, Container, Section } from '@tassis/design-system';
import { FirmStats } from '../../components/firm-stats.tsx';
import type { Service } from '../../content/services/service.ts';
import { servicePages as texts } from '../../messages/service-pages.ts';
import { getServiceDetails } from './get-service-details.ts';
import styles from './introduction.module.css';

/** The description and the first two paragraphs of the long text, beside the firm's figures. */
export function Introduction({ service }: { service: Service }) {
  const [first, second] = getServiceDetails(service).paragraphs;
  return (
    <Section tone="white">
      <Container>
        <div className={styles['split']}>
          <div className={styles['text']}>
            <h2 className={styles['statement']}>{service.description}</h2>
            <p>{first}</p>
            <p>{second}</p>
          </div>
          <Card as="section" tone="brand" padding="l" className={styles['figures']}>
            <h2>{texts.figures}</h2>
            <FirmStats />
          </Card>
        </div>
      </Container>
    </Section>
  );
}
