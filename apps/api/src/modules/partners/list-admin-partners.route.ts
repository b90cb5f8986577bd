import { listAdminPartners } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { onlyRow } from '../../lists/keyset.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { keyOfPartner, listOfPartners, readPartners } from './admin-partner.repository.ts';

export function listAdminPartnersRoute({ db }: Dependencies) {
  return defineRoute(listAdminPartners, async ({ query }) => {
    const request = pageRequestOf(query);
    const list = onlyRow(await listOfPartners(db, query), query.id);
    const found = await readList(db, { list, request, read: readPartners });
    const { rows, meta } = pageOf(request, found, keyOfPartner);
    return successPage(rows, meta);
  });
}
