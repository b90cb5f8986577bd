import type { AdminOrderSummary } from '@tassis/contracts';
import { OrderStatusBadge } from '@tassis/views';
import styles from './status-cell.module.css';

/** The status of an order and its assignee. */
export function renderStatus({ status, assigned_to: assignee }: AdminOrderSummary) {
  return (
    <span className={styles['root']}>
      <OrderStatusBadge status={status} />
      {assignee ? <span className={styles['assignee']}>{assignee.name}</span> : null}
    </span>
  );
}
