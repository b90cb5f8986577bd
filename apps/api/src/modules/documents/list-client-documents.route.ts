import { listClientDocuments } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { keyOfDocument, listDocuments } from './document-list.repository.ts';
import { toDocument } from './document.repository.ts';

export function listClientDocumentsRoute({ db }: Dependencies) {
  return defineRoute(listClientDocuments, async ({ query, actor }) => {
    const request = pageRequestOf(query);
    const found = await listDocuments(db, { ...query, client: actor.userId }, request);
    const { rows, meta } = pageOf(request, found, keyOfDocument);
    return successPage(rows.map(toDocument), meta);
  });
}
