import { listAdminBills } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findBills, keyOfBill } from './bill-list.repository.ts';
import { toAdminBillSummary } from './bill-wire.ts';

export function listAdminBillsRoute({ db }: Dependencies) {
  return defineRoute(listAdminBills, async ({ query }) => {
    const request = pageRequestOf(query);
    const { rows, meta } = pageOf(request, await findBills(db, query, request), (row) =>
      keyOfBill(row, query),
    );
    return successPage(rows.map(toAdminBillSummary), meta);
  });
}
