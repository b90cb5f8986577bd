import { listAudit } from '@tassis/contracts';
import { findAudit } from '../../audit/audit.repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';

export function auditRoutes(deps: Dependencies): Route[] {
  const { db } = deps;
  return [
    defineRoute(listAudit, async ({ query: { subject, id } }) =>
      success(await findAudit(db, { subject, subjectId: id })),
    ),
  ];
}
