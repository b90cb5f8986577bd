import { transitionOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { transition } from './transition-order.service.ts';

export function transitionOrderRoute({ db, files, clock }: Dependencies) {
  return defineRoute(transitionOrder, async ({ params, body, actor, version }) => {
    const wanted = { id: params.id, ...body, actor, version, files, now: clock() };
    return success(await db.transaction((tx) => transition(tx, wanted)));
  });
}
