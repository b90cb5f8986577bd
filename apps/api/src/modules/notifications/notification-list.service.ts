import type { NotificationList } from '@tassis/contracts';
import type { NotificationType } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { getSearchableText } from '@tassis/messages/notifications';
import type { Database } from '../../database/client.ts';
import { successPage } from '../../http/success.ts';
import { toPageRequest, type ListQuery } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { toNotification } from './notification-wire.ts';
import { findNotifications } from './notification-list.repository.ts';
import { countUnread, type UnreadCounts } from './notification.repository.ts';

type Question = {
  userId: string;
  type: NotificationType | undefined;
  locale: Locale;
  query: ListQuery & {
    unread?: 'true' | 'false' | undefined;
    archived?: 'true' | 'false' | undefined;
    search?: string | undefined;
  };
};

/** A page of somebody's notifications and the unread counts. */
export async function pageOfNotifications(
  db: Database,
  { userId, type, locale, query }: Question,
): Promise<NotificationList> {
  const { unread, archived } = query;
  const isUnread = unread === undefined ? undefined : unread === 'true';
  const isArchived = archived === 'true';
  const { search: typed } = query;
  const search = typed === undefined ? undefined : { typed, common: getSearchableText(locale) };
  const request = toPageRequest(query);
  const [found, counts] = await Promise.all([
    findNotifications(db, { userId, type, isUnread, isArchived, search }, request),
    countUnread(db, userId),
  ]);
  const { rows, meta } = toPage(request, found, ({ orderedAt: at, id }) => ({ at, id }));
  const data = rows.map((row) => toNotification(row, locale));
  // Archived notifications are never unread.
  const count = isArchived || isUnread === false ? 0 : getTotal(counts, type);
  return { ...successPage(data, meta), count, meta: { ...meta, counts } };
}

/** Notifications of one type, or of all. */
export function getTotal(counts: UnreadCounts, type: NotificationType | undefined): number {
  if (type !== undefined) return counts[type];
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}
