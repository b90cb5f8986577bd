import { markNotificationAsRead } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { toNotification } from './notification-wire.ts';
import { markRead } from './notification.repository.ts';

export function markNotificationAsReadRoute({ db, clock }: Dependencies) {
  return defineRoute(markNotificationAsRead, async ({ actor, params, locale }) => {
    const row = await markRead(db, { id: params.id, userId: actor.userId }, clock());
    if (row === null) throw new HttpError('not_found');
    return success(toNotification(row, locale));
  });
}
