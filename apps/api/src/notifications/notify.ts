import type { NotificationCode, NotificationParams, NotificationType } from '@tassis/domain';
import type { Executor } from '../database/client.ts';
import { insertNotification } from '../modules/notifications/notification.repository.ts';

/** What happened, with what fills the words of its title and text. */
export type Happening = {
  [Code in NotificationCode]: { code: Code; params: NotificationParams[Code] };
}[NotificationCode];

export type News = Happening & {
  userId: string;
  type: NotificationType;
  /** A path of the site. */
  link?: string;
  now: Date;
};

/** Tells somebody, in the transaction of what happened. */
export async function notify(tx: Executor, { now, ...news }: News): Promise<void> {
  await insertNotification(tx, { ...news, createdAt: now });
}
