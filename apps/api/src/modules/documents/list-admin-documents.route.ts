import { listAdminDocuments } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { keyOfDocument, listDocuments } from './document-list.repository.ts';
import { toAdminDocument } from './document.repository.ts';

export function listAdminDocumentsRoute({ db }: Dependencies) {
  return defineRoute(listAdminDocuments, async ({ query }) => {
    const request = pageRequestOf(query);
    const { rows, meta } = pageOf(request, await listDocuments(db, query, request), keyOfDocument);
    return successPage(rows.map(toAdminDocument), meta);
  });
}
