import { cancelOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { moveOrder } from './move-order.service.ts';
import { lockOrder } from './order-move.repository.ts';
import { requireClientOrder } from './order.repository.ts';

export function cancelOrderRoute({ db, clock }: Dependencies) {
  return defineRoute(cancelOrder, async ({ params, body, actor, version }) => {
    const which = { id: params.id, clientId: actor.userId };
    const order = await db.transaction(async (tx) => {
      await moveOrder(tx, {
        order: await lockOrder(tx, { ...which, version }),
        to: 'cancelled',
        actor,
        message: body.reason.trim(),
        visible: true,
        now: clock(),
      });
      return requireClientOrder(tx, which);
    });
    return success(order);
  });
}
