import { announceOrderViewer } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findOrderRow } from './order.repository.ts';
import { findOtherViewers, noteViewer } from './order-viewer.repository.ts';

export function announceOrderViewerRoute({ db, clock }: Dependencies) {
  return defineRoute(announceOrderViewer, async ({ params, actor }) => {
    const viewing = { orderId: params.id, userId: actor.userId };
    if ((await findOrderRow(db, params.id)) === null) throw new HttpError('not_found');
    const now = clock();
    await noteViewer(db, viewing, now);
    return success(await findOtherViewers(db, viewing, now));
  });
}
