import type { Notification } from '@tassis/contracts';
import {
  CheckIcon,
  IconButton,
  Menu,
  Tooltip,
  Unbroken,
  useFocusAfterRemoval,
  VisuallyHidden,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { Link } from '@tassis/platform/router';
import { useNotificationTexts } from '../messages/notifications/use-notification-texts.ts';
import styles from './notifications.module.css';
import { useTypeTexts } from './use-type-texts.ts';
import type { NotificationActs } from './use-notification-acts.ts';

type NotificationItemProps = { notification: Notification; acts: NotificationActs };

/** A notification: its link leads to what it is about, and marks it as read. */
export function NotificationItem({ notification, acts }: NotificationItemProps) {
  const texts = useNotificationTexts();
  const typeTexts = useTypeTexts();
  const locale = useLocale();
  const root = useFocusAfterRemoval<HTMLLIElement>(findNext);
  const { title, body, link, type, created_at: at } = notification;
  const isUnread = notification.read_at === null;
  // Once it is read, its button is removed, so the focus must move.
  const markRead = () => {
    root.current?.querySelector<HTMLElement>(NAME)?.focus();
    acts.read(notification);
  };
  return (
    <li ref={root} className={styles['item']} data-unread={isUnread || undefined}>
      <div className={styles['content']}>
        <p className={styles['title']} tabIndex={link === null ? -1 : undefined}>
          {isUnread ? <VisuallyHidden>{texts.unread} </VisuallyHidden> : null}
          {link === null ? (
            title
          ) : (
            <Link to={link} className={styles['link']} onClick={() => acts.read(notification)}>
              {title}
            </Link>
          )}
        </p>
        <p className={styles['body']}>
          <Unbroken>{body}</Unbroken>
        </p>
        <p className={styles['facts']}>
          {typeTexts[type]} · <time dateTime={at}>{formatDateTime(locale, at)}</time>
        </p>
      </div>
      <div className={styles['actions']}>
        {isUnread ? (
          <Tooltip text={texts.read}>
            <IconButton label={texts.readOne(body)} icon={<CheckIcon />} onClick={markRead} />
          </Tooltip>
        ) : null}
        <Menu
          label={texts.actions(body)}
          items={[
            notification.archived_at === null
              ? { key: 'archive', text: texts.archive, onSelect: () => acts.archive(notification) }
              : {
                  key: 'unarchive',
                  text: texts.unarchive,
                  onSelect: () => acts.unarchive(notification),
                },
            { key: 'remove', text: texts.remove, onSelect: () => acts.remove(notification) },
          ]}
        />
      </div>
    </li>
  );
}

const NAME = 'a, [tabindex]';

/** The link of the next notification, else of the previous one, else the list itself. */
function findNext(removed: HTMLElement): HTMLElement | null {
  const next = removed.nextElementSibling ?? removed.previousElementSibling;
  const place = next?.querySelector<HTMLElement>(NAME);
  return place ?? removed.closest<HTMLElement>('[data-notifications]');
}
