import { BellIcon } from '../icons/bell.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import styles from './notification-bell.module.css';

/** Props of {@link NotificationBell}. */
export type NotificationBellProps = {
  /** How many are unread: nothing shows at 0, '99+' beyond 99. */
  count: number;
  /** Its name, with the number: 'Notifications, 3 non lues'. */
  label: string;
  href: string;
  LinkComponent?: LinkComponent;
};

/** The way to one's notifications, and how many are new. Renders an `<a>`. */
export function NotificationBell({ count, ...link }: NotificationBellProps) {
  return (
    <IconButton
      {...link}
      icon={
        <span className={styles['icon']}>
          <BellIcon />
          <UnreadCount count={count} />
        </span>
      }
    />
  );
}

/** How many are unread, beside words that say so: a mark to look at, no text. Renders a `<span>`, or nothing at 0. */
export function UnreadCount({ count }: Pick<NotificationBellProps, 'count'>) {
  if (count <= 0) return null;
  return <span className={styles['count']} data-count={count > 99 ? '99+' : count} />;
}
