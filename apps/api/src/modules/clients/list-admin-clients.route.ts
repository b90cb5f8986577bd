import { listAdminClients } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findClients } from './client-list.repository.ts';

export function listAdminClientsRoute({ db }: Dependencies) {
  return defineRoute(listAdminClients, async ({ query }) => {
    const request = pageRequestOf(query);
    const found = await findClients(db, query, request);
    const { rows, meta } = pageOf(request, found, ({ created_at: at, id }) => ({ at, id }));
    return successPage(rows, meta);
  });
}
