import { listAudit } from '@tassis/contracts';
import { findAudit } from '../../audit/audit.repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';

export function listAuditRoute({ db }: Dependencies) {
  return defineRoute(listAudit, async ({ query: { subject, id } }) =>
    success(await findAudit(db, { subject, subjectId: id })),
  );
}
