import { CheckIcon, Container, Section, ZelligePattern } from '@tassis/design-system';
import type { Service } from '../../content/services/service.ts';
import { servicePages as texts } from '../../messages/service-pages.ts';
import { getServiceDetails } from './get-service-details.ts';
import styles from './offer.module.css';

/** The features and benefits of the service. */
export function Offer({ service }: { service: Service }) {
  return (
    <Section tone="soft">
      <Container>
        <div className={styles['split']}>
          <div>
            <h2>{texts.features}</h2>
            <ul className={styles['features']}>
              {service.features.map((feature) => (
                <li key={feature}>
                  <CheckIcon size={24} />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles['benefits']}>
            <ZelligePattern tile={120} fade="start" onInk />
            <h2>{texts.benefits}</h2>
            <ul className={styles['list']}>
              {getServiceDetails(service).benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Section>
  );
}
