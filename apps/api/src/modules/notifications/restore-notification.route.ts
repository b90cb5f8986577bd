import { restoreNotification } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { toNotification } from './notification-wire.ts';
import { restore } from './notification.repository.ts';

export function restoreNotificationRoute({ db }: Dependencies) {
  return defineRoute(restoreNotification, async ({ actor, params, locale }) => {
    const row = await restore(db, { id: params.id, userId: actor.userId });
    if (row === null) throw new HttpError('not_found');
    return success(toNotification(row, locale));
  });
}
