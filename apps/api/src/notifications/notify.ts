import type { NotificationCode, NotificationType } from '@tassis/domain';
import type { Executor } from '../database/client.ts';
import { notifications } from '../database/schema/index.ts';

export type News = {
  userId: string;
  type: NotificationType;
  code: NotificationCode;
  /** Fill the placeholders of its title and text. */
  params?: Record<string, string | number>;
  /** A path of the site. */
  link?: string;
  now: Date;
};

/** Tells somebody, in the transaction of what happened. */
export async function notify(tx: Executor, { now, ...news }: News): Promise<void> {
  await tx.insert(notifications).values({ ...news, createdAt: now });
}
