import { getClientOrderByKey } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findClientOrderByKey } from './order.repository.ts';

export function getClientOrderByKeyRoute({ db }: Dependencies) {
  return defineRoute(getClientOrderByKey, async ({ params, actor }) => {
    const key = params.idempotency_key;
    const order = await findClientOrderByKey(db, { clientId: actor.userId, key });
    if (order === null) throw new HttpError('not_found');
    return success(order);
  });
}
