import { markAllNotificationsAsRead } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { markAllRead } from './notification.repository.ts';

export function markAllNotificationsAsReadRoute({ db, clock }: Dependencies) {
  return defineRoute(markAllNotificationsAsRead, async ({ actor }) =>
    success({ marked: await markAllRead(db, actor.userId, clock()) }),
  );
}
