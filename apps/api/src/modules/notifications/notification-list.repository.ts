import type { NotificationCode, NotificationType } from '@tassis/domain';
import { eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { notifications } from '../../database/schema/index.ts';
import { UNREAD_SINCE } from '../../database/schema/notifications.ts';
import { all } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searchingOwn } from '../../lists/search.ts';
import type { NotificationRow } from './notification.repository.ts';

/** The search text, and the codes whose text in the reader's language contains it. */
type Search = { typed: string; common: readonly { code: NotificationCode; words: string }[] };

type NotificationFilter = {
  userId: string;
  type?: NotificationType | undefined;
  isUnread?: boolean | undefined;
  isArchived: boolean;
  search?: Search | undefined;
};

const keyset = { table: notifications, at: notifications.orderedAt, id: notifications.id };

const readNotifications = readingById(notifications.id, (db, { where, orderBy }) =>
  db.select().from(notifications).where(where).orderBy(orderBy),
);

/** A page of somebody's notifications, and how many there are (capped). */
export async function findNotifications(
  db: Executor,
  filter: NotificationFilter,
  request: PageRequest,
): Promise<Found<NotificationRow>> {
  const { userId, type, isUnread, isArchived, search } = filter;
  const matching = all(
    eq(notifications.userId, userId),
    eq(notifications.place, isArchived ? 'archive' : 'inbox'),
    type !== undefined && eq(notifications.type, type),
    isUnread === true && gte(notifications.orderedAt, UNREAD_SINCE),
    isUnread === false && lt(notifications.orderedAt, UNREAD_SINCE),
    search !== undefined && saying(await searchPattern(db, search.typed), search.common),
  );
  const rows = { ...keyset, matching };
  const list = search === undefined ? rows : searchingOwn(rows);
  return readList(db, { list, request, read: readNotifications });
}

/** Matches the parameters of a notification, or the text of its code; read from the owner's index. */
function saying(pattern: string, common: Search['common']) {
  const codes = sql.param(common.map(({ code }) => code));
  const words = sql.param(common.map((each) => each.words));
  const { code, search } = notifications;
  return sql`(
    ${search} LIKE ${pattern}
    OR ${code} IN (
      SELECT said.code FROM unnest(${codes}::text[], ${words}::text[]) AS said (code, words)
      WHERE fold_text(said.words) LIKE ${pattern}))`;
}
