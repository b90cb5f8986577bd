import { updateCallbackRequest } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { moveCallback } from './move-callback.service.ts';

export function updateCallbackRequestRoute({ db, clock }: Dependencies) {
  return defineRoute(updateCallbackRequest, async ({ params: { id }, body, version, actor }) => {
    const move = { id, version, actorId: actor.userId, ...body, now: clock() };
    return success(await db.transaction((tx) => moveCallback(tx, move)));
  });
}
