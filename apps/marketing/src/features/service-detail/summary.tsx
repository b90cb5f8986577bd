import { ArrowRightIcon, CheckIcon, Container, Section, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import type { Service } from '../../content/services/service.ts';
import { servicePages } from '../../messages/service-pages.ts';
import { getServiceDetails } from './get-service-details.ts';
import styles from './summary.module.css';

const { offline: texts } = servicePages;

/** A short description of a service before the form, with a link to its page. */
export function Summary({ service }: { service: Service }) {
  const [first] = getServiceDetails(service).paragraphs;
  return (
    <Section tone="white">
      <Container>
        <div className={styles['split']}>
          <div className={styles['text']}>
            <h2>{service.subtitle}</h2>
            <p>{first}</p>
            <TextLink
              variant="standalone"
              href={paths.service(service.slug)}
              LinkComponent={RouterLink}
              iconEnd={<ArrowRightIcon />}
            >
              {texts.more}
            </TextLink>
          </div>
          <div>
            <h3>{texts.included}</h3>
            <ul className={styles['features']}>
              {service.features.map((feature) => (
                <li key={feature}>
                  <CheckIcon />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Section>
  );
}
