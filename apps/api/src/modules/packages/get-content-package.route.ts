import { getContentPackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readPackage } from './change-package.service.ts';
import { countOlderOrders } from './older-orders.repository.ts';

export function getContentPackageRoute({ db }: Dependencies) {
  return defineRoute(getContentPackage, async ({ params: { id } }) => {
    const found = await readPackage(db, id);
    return success({ ...found, older_orders: await countOlderOrders(db, id) });
  });
}
