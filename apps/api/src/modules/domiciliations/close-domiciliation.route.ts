import { closeDomiciliation as contract } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { closeDomiciliation } from './close-domiciliation.service.ts';

export function closeDomiciliationRoute({ db, clock }: Dependencies) {
  return defineRoute(contract, async ({ params, body, version, actor }) => {
    const reason = body.reason.trim();
    const closing = { id: params.id, version, reason, actorId: actor.userId, now: clock() };
    return success(await db.transaction((tx) => closeDomiciliation(tx, closing)));
  });
}
