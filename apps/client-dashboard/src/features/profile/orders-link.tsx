import { DashboardSection } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './profile.module.css';

/** The way to the orders. */
export function OrdersLink() {
  const { profile } = useMessages();
  return (
    <DashboardSection title={profile.ordersTitle}>
      <p className={styles['text']}>{profile.ordersText}</p>
      <Button href={paths.clientOrders} LinkComponent={RouterLink}>
        {profile.orders}
      </Button>
    </DashboardSection>
  );
}
