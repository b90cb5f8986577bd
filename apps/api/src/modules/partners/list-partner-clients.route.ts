import { listPartnerClients } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findPartnerClients, keyOfLink, toPartnerClient } from './partner-client.repository.ts';
import { requireValidated } from './validated-partner.ts';

export function listPartnerClientsRoute({ db }: Dependencies) {
  return defineRoute(listPartnerClients, async ({ actor, query }) => {
    const { id: partnerId } = await requireValidated(db, actor.userId);
    const request = pageRequestOf(query);
    const { id, search } = query;
    const found = await findPartnerClients(db, { partnerId, id, search }, request);
    const { rows, meta } = pageOf(request, found, keyOfLink);
    return successPage(rows.map(toPartnerClient), meta);
  });
}
