import { archiveNotification } from './archive-notification.ts';
import { deleteNotification } from './delete-notification.ts';
import { getUnreadCount } from './get-unread-count.ts';
import { listNotificationsOfType } from './list-notifications-of-type.ts';
import { listNotifications } from './list-notifications.ts';
import { markAllNotificationsAsRead } from './mark-all-notifications-as-read.ts';
import { markNotificationAsRead } from './mark-notification-as-read.ts';
import { restoreNotification } from './restore-notification.ts';
import { unarchiveNotification } from './unarchive-notification.ts';

export const notificationsContracts = [
  listNotifications,
  listNotificationsOfType,
  getUnreadCount,
  markNotificationAsRead,
  markAllNotificationsAsRead,
  archiveNotification,
  deleteNotification,
  restoreNotification,
  unarchiveNotification,
] as const;
