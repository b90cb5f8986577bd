import type { ListMeta } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { StatTile } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { totalText } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import { ownPaths } from '../../paths.ts';
import styles from './open-orders.module.css';
import { OPEN_STATUSES, useOpenOrderCounts, type OpenStatus } from './use-counts.ts';

/** How many orders stand at each stage; each figure is the way to its list. */
export function OpenOrders() {
  const { dashboard } = useMessages();
  const counts = useOpenOrderCounts();
  const tiles = (
    <ul className={styles['tiles']}>
      {OPEN_STATUSES.map((status) => (
        <li key={status}>
          <StatusCount status={status} count={counts.of(status)} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={dashboard.open}>
      <QueryView
        query={counts}
        loading={dashboard.loading}
        outline={tiles}
        failed={dashboard.failed}
      >
        {() => tiles}
      </QueryView>
    </section>
  );
}

function StatusCount({ status, count }: { status: OpenStatus; count: ListMeta | undefined }) {
  const { hints } = useMessages().dashboard;
  const locale = useLocale();
  return (
    <StatTile
      label={getLabel(locale, `order_status.${status}`)}
      value={count ? totalText(count, locale) : ''}
      note={hints[status]}
      loading={!count}
      href={ownPaths.ordersIn(status)}
      LinkComponent={RouterLink}
    />
  );
}
