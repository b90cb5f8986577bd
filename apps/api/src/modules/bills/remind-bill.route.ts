import { remindBill } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readAdminBill } from './bill-reading.service.ts';
import { remind } from './remind-bill.service.ts';

export function remindBillRoute({ db, clock }: Dependencies) {
  return defineRoute(remindBill, ({ params, actor }) =>
    db.transaction(async (tx) => {
      await remind(tx, { billId: params.id, actorId: actor.userId, now: clock() });
      return success(await readAdminBill(tx, params.id));
    }),
  );
}
