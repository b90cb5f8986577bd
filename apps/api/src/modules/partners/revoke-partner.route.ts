import { revokePartner } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { toClientRequest } from './partner-request-wire.ts';
import { revokeLink } from './revoke-partner.service.ts';

export function revokePartnerRoute({ db, clock, files }: Dependencies) {
  return defineRoute(revokePartner, async ({ actor, params, log }) => {
    const revocation = { id: params.id, clientId: actor.userId, now: clock() };
    const { row, fileIds } = await db.transaction((tx) => revokeLink(tx, revocation));
    await discardFiles({ files, log }, fileIds);
    return success(toClientRequest(row, null));
  });
}
