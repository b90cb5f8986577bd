import type { Notification } from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import { getNotificationText } from '@tassis/messages/notifications';
import type { NotificationRow } from './notification.repository.ts';

/** A notification in its reader's language. */
export function toNotification(row: NotificationRow, locale: Locale): Notification {
  const { title, text } = getNotificationText(locale, row.code, row.params);
  return {
    id: row.id,
    type: row.type,
    title,
    body: text,
    link: row.link,
    read_at: row.readAt?.toISOString() ?? null,
    archived_at: row.archivedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
