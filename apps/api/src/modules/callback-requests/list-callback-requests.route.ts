import { listCallbackRequests } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { onlyRow } from '../../lists/keyset.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { toCallback } from './callback-request-wire.ts';
import { keyOfCallback, listOfCallbacks, readCallbacks } from './callback-request.repository.ts';

export function listCallbackRequestsRoute({ db, clock }: Dependencies) {
  return defineRoute(listCallbackRequests, async ({ query }) => {
    const request = pageRequestOf(query);
    const list = onlyRow(await listOfCallbacks(db, query, clock()), query.id);
    const found = await readList(db, { list, request, read: readCallbacks });
    const { rows, meta } = pageOf(request, found, keyOfCallback);
    return successPage(rows.map(toCallback), meta);
  });
}
