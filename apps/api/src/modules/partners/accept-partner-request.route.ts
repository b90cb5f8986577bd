import { acceptPartnerRequest } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { acceptRequest } from './answer-request.service.ts';
import { toClientRequest } from './partner-request-wire.ts';

export function acceptPartnerRequestRoute(deps: Dependencies) {
  return defineRoute(
    acceptPartnerRequest,
    async ({ actor, params, body, headers, locale, log }) => {
      const intent = { contract: acceptPartnerRequest, input: { params, body }, headers, actor };
      const gone: string[] = [];
      const answer = await createOnce(deps, intent, async (tx, now) => {
        const { finalPrice } = body;
        const asked = { id: params.id, clientId: actor.userId, finalPrice, locale, now };
        const { row, order, fileId } = await acceptRequest(tx, deps, asked);
        if (fileId !== null) gone.push(fileId);
        return { request: toClientRequest(row, null), order };
      });
      await discardFiles({ ...deps, log }, gone);
      return answer;
    },
  );
}
