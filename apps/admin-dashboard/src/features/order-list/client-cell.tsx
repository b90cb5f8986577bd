import type { AdminOrderSummary } from '@tassis/contracts';
import { TextLink } from '@tassis/design-system';
import styles from './client-cell.module.css';

/** The client of an order, with contact data. */
export function renderClient({ client }: AdminOrderSummary) {
  return (
    <span className={styles['root']}>
      <span className={styles['name']}>
        {client.firstName} {client.lastName}
      </span>
      <span className={styles['line']}>
        <TextLink
          variant="quiet"
          href={`mailto:${client.email}`}
          className={styles['email']}
          title={client.email}
        >
          {client.email}
        </TextLink>
      </span>
    </span>
  );
}
