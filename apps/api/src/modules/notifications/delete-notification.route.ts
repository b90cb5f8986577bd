import { deleteNotification } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { deleteOne } from './notification.repository.ts';

export function deleteNotificationRoute({ db, clock }: Dependencies) {
  return defineRoute(deleteNotification, async ({ actor, params }) => {
    const isGone = await deleteOne(db, { id: params.id, userId: actor.userId }, clock());
    if (!isGone) throw new HttpError('not_found');
    return undefined;
  });
}
