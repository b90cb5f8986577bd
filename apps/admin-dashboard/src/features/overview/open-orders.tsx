import type { AdminOverview } from '@tassis/contracts';
import { StatTile } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useTexts } from '../../messages/dashboard/use-texts.ts';
import { ownPaths } from '../../paths.ts';
import { formatCount } from './format-count.ts';
import styles from './open-orders.module.css';

/** The stages at which the staff or the client must act. */
const OPEN_STATUSES = ['submitted', 'in_review', 'awaiting_client', 'in_progress'] as const;

/** The number of orders at each stage; each figure links to its list. */
export function OpenOrders({ orders }: { orders: AdminOverview['orders'] | undefined }) {
  const { orders: texts } = useTexts();
  const locale = useLocale();
  return (
    <section aria-label={texts.title}>
      <ul className={styles['tiles']}>
        {OPEN_STATUSES.map((status) => (
          <li key={status}>
            <StatTile
              label={getLabel(locale, `order_status.${status}`)}
              value={orders ? formatCount(locale, orders[status]) : ''}
              note={texts.hints[status]}
              loading={!orders}
              href={ownPaths.ordersIn(status)}
              LinkComponent={RouterLink}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
