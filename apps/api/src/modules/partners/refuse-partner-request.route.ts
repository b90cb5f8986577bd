import { refusePartnerRequest } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { refuseRequest } from './answer-request.service.ts';
import { toClientRequest } from './partner-request-wire.ts';

export function refusePartnerRequestRoute({ db, clock, files }: Dependencies) {
  return defineRoute(refusePartnerRequest, async ({ actor, params, log }) => {
    const answer = { id: params.id, clientId: actor.userId, now: clock() };
    const { row, fileId } = await db.transaction((tx) => refuseRequest(tx, answer));
    await discardFiles({ files, log }, fileId === null ? [] : [fileId]);
    return success(toClientRequest(row, null));
  });
}
