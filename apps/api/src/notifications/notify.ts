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

/** Tells somebody on the site, if they wish so or have to know, in the transaction of what happened. */
export async function notify(tx: Executor, { now, ...news }: News): Promise<void> {
  if (!isAlwaysTold(news.code) && !(await wantsOnSite(tx, news))) return;
  await insertNotification(tx, { ...news, createdAt: now });
}
