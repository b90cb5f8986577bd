import { refusePartnerRequest } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { refuseRequest } from './answer-request.service.ts';
import { clientRequestOf } from './partner-request-wire.ts';

export function refusePartnerRequestRoute({ db, clock, files }: Dependencies) {
  return defineRoute(refusePartnerRequest, async ({ actor, params }) => {
    const answer = { id: params.id, clientId: actor.userId, now: clock() };
    const { row, fileId } = await db.transaction((tx) => refuseRequest(tx, answer));
    if (fileId !== null) await files.delete(fileId);
    return success(clientRequestOf(row, null));
  });
}
