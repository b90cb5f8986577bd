import { getClientOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { requireClientOrder } from './order.repository.ts';

export function getClientOrderRoute({ db }: Dependencies) {
  return defineRoute(getClientOrder, async ({ params, actor }) =>
    success(await requireClientOrder(db, { clientId: actor.userId, id: params.id })),
  );
}
