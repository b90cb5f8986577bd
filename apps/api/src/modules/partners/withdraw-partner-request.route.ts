import { withdrawPartnerRequest } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { toPartnerRequest } from './partner-request-wire.ts';
import { requireValidated } from './validated-partner.ts';
import { withdrawRequest } from './withdraw-request.service.ts';

export function withdrawPartnerRequestRoute({ db, clock, files }: Dependencies) {
  return defineRoute(withdrawPartnerRequest, async ({ actor, params, log }) => {
    const { row, fileId } = await db.transaction(async (tx) => {
      const { id: partnerId } = await requireValidated(tx, actor.userId);
      return withdrawRequest(tx, { id: params.id, partnerId, now: clock() });
    });
    await discardFiles({ files, log }, fileId === null ? [] : [fileId]);
    return success(toPartnerRequest(row));
  });
}
