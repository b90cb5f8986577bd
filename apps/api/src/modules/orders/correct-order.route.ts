import { correctOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { correct } from './correct-order.service.ts';

export function correctOrderRoute({ db, files, clock }: Dependencies) {
  return defineRoute(correctOrder, async ({ params, body, actor, version }) => {
    const { corrections } = body;
    const correction = { id: params.id, actor, version, corrections, files, now: clock() };
    return success(await db.transaction((tx) => correct(tx, correction)));
  });
}
