import { cancelBill as cancelBillContract } from '@tassis/contracts';
import { mayMoveBill } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readAdminBill } from './bill-reading.service.ts';
import { lockBill } from './bill-writer.repository.ts';
import { cancelBill } from './cancel-bill.service.ts';

export function cancelBillRoute({ db, clock }: Dependencies) {
  return defineRoute(cancelBillContract, ({ params, body, version, actor }) =>
    db.transaction(async (tx) => {
      const bill = await lockBill(tx, params.id);
      if (bill === null) throw new HttpError('not_found');
      if (bill.version !== version) throw staleVersion(await readAdminBill(tx, bill.id));
      const mayBeCancelled = bill.kind === 'bill' && mayMoveBill(bill.status, 'cancelled');
      if (!mayBeCancelled) throw new HttpError('transition_not_allowed');
      await cancelBill(tx, bill, { reason: body.reason, actorId: actor.userId, now: clock() });
      return success(await readAdminBill(tx, bill.id));
    }),
  );
}
