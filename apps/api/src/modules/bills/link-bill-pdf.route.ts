import { linkBillPdf } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { makeLink } from '../../downloads/make-link.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readAdminBill, readClientBill } from './bill-reading.service.ts';

export function linkBillPdfRoute(deps: Dependencies) {
  return defineRoute(linkBillPdf, async ({ params, actor, locale }) => {
    const { userId, role } = actor;
    const { id } = params;
    await (role === 'admin'
      ? readAdminBill(deps.db, id)
      : readClientBill(deps.db, { id, clientId: userId }));
    return success(await makeLink(deps, { userId, locale, target: { kind: 'bill', billId: id } }));
  });
}
