import { listOrderAudit } from '@tassis/contracts';
import { findAudit } from '../../audit/audit.repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findOrderRow } from './order.repository.ts';

export function listOrderAuditRoute({ db }: Dependencies) {
  return defineRoute(listOrderAudit, async ({ params: { id } }) => {
    if ((await findOrderRow(db, id)) === null) throw new HttpError('not_found');
    return success(await findAudit(db, { subject: 'order', subjectId: id }));
  });
}
