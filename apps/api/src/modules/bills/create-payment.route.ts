import { createPayment } from '@tassis/contracts';
import { toCentimes } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { readAdminBill } from './bill-reading.service.ts';
import { recordPayment } from './record-payment.service.ts';

export function createPaymentRoute(deps: Dependencies) {
  return defineRoute(createPayment, ({ params, body, headers, version, actor, locale }) => {
    const creation = { contract: createPayment, input: { params, body }, headers, actor };
    return createOnce(deps, creation, async (tx, now) => {
      await recordPayment(deps, tx, {
        billId: params.id,
        version,
        amount: toCentimes(body.amount),
        method: body.method,
        paidOn: body.paid_at,
        note: body.note ?? null,
        actorId: actor.userId,
        locale,
        now,
      });
      return readAdminBill(tx, params.id);
    });
  });
}
