import { Card, Steps } from '@tassis/design-system';
import type { Service } from '../../content/services/service.ts';
import { servicePages } from '../../messages/service-pages.ts';
import { toSteps } from './get-service-details.ts';
import styles from './next-steps.module.css';

/** The steps after a request, beside the form. */
export function NextSteps({ service }: { service: Service }) {
  return (
    <Card as="section" padding="l" className={styles['panel']}>
      <h2>{servicePages.offline.next}</h2>
      <Steps variant="list" steps={toSteps(service)} />
    </Card>
  );
}
