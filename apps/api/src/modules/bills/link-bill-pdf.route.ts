import { linkBillPdf } from '@tassis/contracts';
import { maySee } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { makeLink } from '../../downloads/make-link.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readAdminBill } from './bill-reading.service.ts';

export function linkBillPdfRoute(deps: Dependencies) {
  return defineRoute(linkBillPdf, async ({ params, actor, locale }) => {
    const { userId, role } = actor;
    const { id } = params;
    const { client } = await readAdminBill(deps.db, id);
    if (!maySee({ id: userId, role }, { ownerId: client.id })) throw new HttpError('not_found');
    return success(await makeLink(deps, { userId, locale, target: { kind: 'bill', billId: id } }));
  });
}
