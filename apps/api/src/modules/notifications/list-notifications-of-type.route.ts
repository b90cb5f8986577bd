import { listNotificationsOfType } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { pageOfNotifications } from './notification-list.service.ts';

export function listNotificationsOfTypeRoute({ db }: Dependencies) {
  return defineRoute(listNotificationsOfType, async ({ actor, params, query, locale }) =>
    pageOfNotifications(db, { userId: actor.userId, type: params.type, query, locale }),
  );
}
