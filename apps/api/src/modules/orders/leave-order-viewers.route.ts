import { leaveOrderViewers } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { removeViewer } from './order-viewer.repository.ts';

export function leaveOrderViewersRoute({ db }: Dependencies) {
  return defineRoute(leaveOrderViewers, async ({ params, actor }) => {
    await removeViewer(db, { orderId: params.id, userId: actor.userId });
    return undefined;
  });
}
