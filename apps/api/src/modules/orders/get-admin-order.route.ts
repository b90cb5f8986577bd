import { getAdminOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { requireAdminOrder } from './order.repository.ts';

export function getAdminOrderRoute({ db }: Dependencies) {
  return defineRoute(getAdminOrder, async ({ params }) =>
    success(await requireAdminOrder(db, params.id)),
  );
}
