import { getAdminOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findAdminOrder } from './order.repository.ts';

export function getAdminOrderRoute({ db }: Dependencies) {
  return defineRoute(getAdminOrder, async ({ params }) => {
    const order = await findAdminOrder(db, params.id);
    if (order === null) throw new ApiError('not_found');
    return success(order);
  });
}
