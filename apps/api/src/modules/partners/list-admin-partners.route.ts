import { listAdminPartners } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findPartners } from './admin-partner.repository.ts';

export function listAdminPartnersRoute({ db }: Dependencies) {
  return defineRoute(listAdminPartners, async ({ query }) => {
    const request = pageRequestOf(query);
    const found = await findPartners(db, query, request);
    const { rows, meta } = pageOf(request, found, ({ created_at: at, id }) => ({ at, id }));
    return successPage(rows, meta);
  });
}
