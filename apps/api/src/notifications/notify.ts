import {
  isAlwaysTold,
  type NotificationCode,
  type NotificationParams,
  type NotificationType,
} from '@tassis/domain';
import type { Executor } from '../database/client.ts';
import {
  insertNotification,
  wantsOnSite,
} from '../modules/notifications/notification.repository.ts';

/** The event, with the parameters of its title and text. */
export type NotificationContent = {
  [Code in NotificationCode]: { code: Code; params: NotificationParams[Code] };
}[NotificationCode];

export type NewNotification = NotificationContent & {
  userId: string;
  type: NotificationType;
  /** A path of the site. */
  link?: string;
  now: Date;
};

/** Notifies a user on the site, in the transaction of the event, unless they have turned this type off and it is not mandatory. */
export async function notify(
  tx: Executor,
  { now, ...notification }: NewNotification,
): Promise<void> {
  if (!isAlwaysTold(notification.code) && !(await wantsOnSite(tx, notification))) return;
  await insertNotification(tx, { ...notification, createdAt: now });
}
