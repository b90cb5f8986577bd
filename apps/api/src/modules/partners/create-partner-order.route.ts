import { createPartnerOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { requireRequest } from './partner-request.repository.ts';
import { toPartnerRequest } from './partner-request-wire.ts';
import { prepareOrder } from './prepare-order.service.ts';
import { requireValidated } from './validated-partner.ts';

export function createPartnerOrderRoute(deps: Dependencies) {
  return defineRoute(createPartnerOrder, ({ actor, params, body, headers, locale }) => {
    const intent = { contract: createPartnerOrder, input: { params, body }, headers, actor };
    return createOnce(deps, intent, async (tx, now) => {
      const partner = await requireValidated(tx, actor.userId);
      const order = { partner, clientId: params.id, body, locale, now };
      const id = await prepareOrder(tx, deps, order);
      return toPartnerRequest(await requireRequest(tx, id));
    });
  });
}
