import { createRefund } from '@tassis/contracts';
import { toCentimes } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { readAdminBill } from './bill-reading.service.ts';
import { recordRefund } from './record-refund.service.ts';

export function createRefundRoute(deps: Dependencies) {
  return defineRoute(createRefund, ({ params, body, headers, version, actor, locale }) => {
    const creation = { contract: createRefund, input: { params, body }, headers, actor };
    return createOnce(deps, creation, async (tx, now) => {
      await recordRefund(tx, {
        billId: params.id,
        version,
        amount: toCentimes(body.amount),
        method: body.method,
        paidOn: body.paid_at,
        reference: body.reference ?? null,
        actorId: actor.userId,
        locale,
        now,
      });
      return readAdminBill(tx, params.id);
    });
  });
}
