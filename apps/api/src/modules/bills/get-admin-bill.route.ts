import { getAdminBill } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readAdminBill } from './bill-reading.service.ts';

export function getAdminBillRoute({ db }: Dependencies) {
  return defineRoute(getAdminBill, async ({ params }) =>
    success(await readAdminBill(db, params.id)),
  );
}
