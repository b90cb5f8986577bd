import { getClientOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findClientOrder } from './order.repository.ts';

export function getClientOrderRoute({ db }: Dependencies) {
  return defineRoute(getClientOrder, async ({ params, actor }) => {
    const order = await findClientOrder(db, { clientId: actor.userId, id: params.id });
    if (order === null) throw new ApiError('not_found');
    return success(order);
  });
}
