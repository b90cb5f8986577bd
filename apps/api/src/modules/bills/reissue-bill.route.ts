import { reissueBill } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { readAdminBill } from './bill-reading.service.ts';
import { reissue } from './reissue-bill.service.ts';

export function reissueBillRoute(deps: Dependencies) {
  return defineRoute(reissueBill, ({ params, headers, actor }) => {
    const creation = { contract: reissueBill, input: { params }, headers, actor };
    return createOnce(deps, creation, async (tx, now) => {
      const id = await reissue(tx, { billId: params.id, actorId: actor.userId, now });
      return readAdminBill(tx, id);
    });
  });
}
