import { getPackageOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findOrder } from './package-order.repository.ts';

export function getPackageOrderRoute({ db }: Dependencies) {
  return defineRoute(getPackageOrder, async () => success(await findOrder(db)));
}
