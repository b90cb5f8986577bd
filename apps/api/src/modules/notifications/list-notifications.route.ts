import { listNotifications } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { pageOfNotifications } from './notification-list.service.ts';

export function listNotificationsRoute({ db }: Dependencies) {
  return defineRoute(listNotifications, async ({ actor: { userId }, query, locale }) =>
    pageOfNotifications(db, { userId, type: query.type, query, locale }),
  );
}
