import { listAdminDomiciliations } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findDomiciliations, keyOfDomiciliation } from './admin-domiciliation-list.repository.ts';
import { toAdminDomiciliationSummary } from './domiciliation-wire.ts';
import { findOutlook } from './outlook.service.ts';

export function listAdminDomiciliationsRoute({ db, clock }: Dependencies) {
  return defineRoute(listAdminDomiciliations, async ({ query }) => {
    const request = pageRequestOf(query);
    const found = await findDomiciliations(db, query, request);
    const outlook = await findOutlook(db, clock());
    const { rows, meta } = pageOf(request, found, (row) => keyOfDomiciliation(row, query));
    return successPage(
      rows.map((row) => toAdminDomiciliationSummary(row, outlook)),
      meta,
    );
  });
}
