import { listClientDomiciliations } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findClientDomiciliations, keyByEnd } from './client-domiciliation-list.repository.ts';
import { toDomiciliation } from './domiciliation-wire.ts';
import { findOutlook } from './outlook.service.ts';

export function listClientDomiciliationsRoute({ db, clock, config }: Dependencies) {
  return defineRoute(listClientDomiciliations, async ({ query, actor }) => {
    const request = { ...pageRequestOf(query), isDescending: false };
    const mine = { clientId: actor.userId, search: query.search };
    const found = await findClientDomiciliations(db, mine, request);
    const outlook = await findOutlook(db, clock());
    const { rows, meta } = pageOf(request, found, keyByEnd);
    return successPage(
      rows.map((row) => toDomiciliation(row, outlook, config.sessionSecret)),
      meta,
    );
  });
}
