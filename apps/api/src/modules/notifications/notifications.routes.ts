import {
  archiveNotification,
  deleteNotification,
  getUnreadCount,
  listNotifications,
  listNotificationsOfType,
  markAllNotificationsAsRead,
  markNotificationAsRead,
  restoreNotification,
  unarchiveNotification,
} from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { pageOfNotifications, getTotal } from './notification-list.service.ts';
import { toNotification } from './notification-wire.ts';
import {
  archive,
  countUnread,
  deleteOne,
  markAllRead,
  markRead,
  restore,
  unarchive,
  type NotificationRow,
} from './notification.repository.ts';

export function notificationsRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(listNotifications, async ({ actor: { userId }, query, locale }) =>
      pageOfNotifications(db, { userId, type: query.type, query, locale }),
    ),
    defineRoute(listNotificationsOfType, async ({ actor, params, query, locale }) =>
      pageOfNotifications(db, { userId: actor.userId, type: params.type, query, locale }),
    ),
    defineRoute(getUnreadCount, async ({ actor }) => ({
      count: getTotal(await countUnread(db, actor.userId), undefined),
    })),
    defineRoute(markNotificationAsRead, async ({ actor: { userId }, params: { id }, locale }) =>
      found(await markRead(db, { id, userId }, clock()), locale),
    ),
    defineRoute(markAllNotificationsAsRead, async ({ actor }) =>
      success({ marked: await markAllRead(db, actor.userId, clock()) }),
    ),
    defineRoute(archiveNotification, async ({ actor: { userId }, params: { id }, locale }) =>
      found(await archive(db, { id, userId }, clock()), locale),
    ),
    defineRoute(unarchiveNotification, async ({ actor: { userId }, params: { id }, locale }) =>
      found(await unarchive(db, { id, userId }), locale),
    ),
    defineRoute(deleteNotification, async ({ actor, params }) => {
      const isGone = await deleteOne(db, { id: params.id, userId: actor.userId }, clock());
      if (!isGone) throw new HttpError('not_found');
      return undefined;
    }),
    defineRoute(restoreNotification, async ({ actor: { userId }, params: { id }, locale }) =>
      found(await restore(db, { id, userId }), locale),
    ),
  ];
}

function found(row: NotificationRow | null, locale: Locale) {
  if (row === null) throw new HttpError('not_found');
  return success(toNotification(row, locale));
}
