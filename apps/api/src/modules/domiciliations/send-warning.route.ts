import { sendWarning as contract } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { sendWarning } from './send-warning.service.ts';

export function sendWarningRoute({ db, clock }: Dependencies) {
  return defineRoute(contract, async ({ body, actor }) => {
    const command = { domiciliationId: body.domiciliation_id, actorId: actor.userId, now: clock() };
    return success(await db.transaction((tx) => sendWarning(tx, command)));
  });
}
