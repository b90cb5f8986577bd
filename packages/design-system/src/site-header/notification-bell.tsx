import { BellIcon } from '../icons/bell.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { LinkComponent } from '../link/link-component.tsx';
import styles from './notification-bell.module.css';

/** Props of {@link NotificationBell}. */
export type NotificationBellProps = {
  /** How many are unread: nothing shows at 0, '99+' beyond 99. */
  count: number;
  /** The accessible name, with the number: 'Notifications, 3 non lues'. */
  label: string;
  href: string;
  LinkComponent?: LinkComponent;
};

/** The link to the notifications, with the number of unread ones; a narrow SiteHeader shows it too. Renders an `<a>`. */
export function NotificationBell({ count, ...link }: NotificationBellProps) {
  return (
    <IconButton
      {...link}
      data-narrow=""
      icon={
        <span className={styles['icon']}>
          <BellIcon />
          <UnreadCount count={count} />
        </span>
      }
    />
  );
}

/**
 * The visual number of unread notifications, hidden from screen readers, which get it as a text. Renders a `<span>`,
 * or nothing at 0.
 */
export function UnreadCount({ count }: Pick<NotificationBellProps, 'count'>) {
  if (count <= 0) return null;
  return <span className={styles['count']} data-count={count > 99 ? '99+' : count} />;
}
