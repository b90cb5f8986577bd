import { listClientBills } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findBills, keyOfBill } from './bill-list.repository.ts';
import { toBillSummary } from './bill-wire.ts';

export function listClientBillsRoute({ db }: Dependencies) {
  return defineRoute(listClientBills, async ({ query, actor }) => {
    const request = pageRequestOf(query);
    const found = await findBills(db, { ...query, client: actor.userId }, request);
    const { rows, meta } = pageOf(request, found, (row) => keyOfBill(row));
    return successPage(rows.map(toBillSummary), meta);
  });
}
