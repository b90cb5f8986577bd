import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { archiveNotificationRoute } from './archive-notification.route.ts';
import { deleteNotificationRoute } from './delete-notification.route.ts';
import { getUnreadCountRoute } from './get-unread-count.route.ts';
import { listNotificationsOfTypeRoute } from './list-notifications-of-type.route.ts';
import { listNotificationsRoute } from './list-notifications.route.ts';
import { markAllNotificationsAsReadRoute } from './mark-all-notifications-as-read.route.ts';
import { markNotificationAsReadRoute } from './mark-notification-as-read.route.ts';
import { restoreNotificationRoute } from './restore-notification.route.ts';
import { unarchiveNotificationRoute } from './unarchive-notification.route.ts';

export function notificationsRoutes(deps: Dependencies): Route[] {
  return [
    listNotificationsRoute(deps),
    listNotificationsOfTypeRoute(deps),
    getUnreadCountRoute(deps),
    markNotificationAsReadRoute(deps),
    markAllNotificationsAsReadRoute(deps),
    archiveNotificationRoute(deps),
    deleteNotificationRoute(deps),
    restoreNotificationRoute(deps),
    unarchiveNotificationRoute(deps),
  ];
}
