import { getUnreadCount } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { totalOf } from './notification-list.service.ts';
import { countUnread } from './notification.repository.ts';

export function getUnreadCountRoute({ db }: Dependencies) {
  return defineRoute(getUnreadCount, async ({ actor }) => ({
    count: totalOf(await countUnread(db, actor.userId), undefined),
  }));
}
