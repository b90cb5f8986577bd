import { cancelOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { moveOrder } from './move-order.service.ts';
import { followMove } from './order-consequences.service.ts';
import { lockOrder } from './order-move.repository.ts';
import { requireClientOrder } from './order.repository.ts';

export function cancelOrderRoute({ db, files, clock }: Dependencies) {
  return defineRoute(cancelOrder, async ({ params, body, actor, version }) => {
    const which = { id: params.id, clientId: actor.userId };
    const order = await db.transaction(async (tx) => {
      const move = {
        order: await lockOrder(tx, { ...which, version }),
        to: 'cancelled',
        actor,
        message: body.reason.trim(),
        visible: true,
        now: clock(),
      } as const;
      await moveOrder(tx, move);
      await followMove({ files }, tx, move);
      return requireClientOrder(tx, which);
    });
    return success(order);
  });
}
