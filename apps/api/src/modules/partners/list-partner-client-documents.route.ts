import { listPartnerClientDocuments, type PartnerClientDocument } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { keyOfDocument, listDocuments } from '../documents/document-list.repository.ts';
import type { DocumentRow } from '../documents/document.repository.ts';
import { requireLinkedClient } from './linked-client.ts';

export function listPartnerClientDocumentsRoute({ db }: Dependencies) {
  return defineRoute(listPartnerClientDocuments, async ({ actor, params, query }) => {
    const asked = { userId: actor.userId, clientId: params.id };
    const { id: client } = await requireLinkedClient(db, asked);
    const { status, kind, search } = query;
    const request = pageRequestOf(query);
    const found = await listDocuments(db, { client, status, kind, search }, request);
    const { rows, meta } = pageOf(request, found, keyOfDocument);
    return successPage(rows.map(documentForPartner), meta);
  });
}

function documentForPartner({ document, order }: DocumentRow): PartnerClientDocument {
  const { id, kind, name, status, reviewReason, reviewedAt, createdAt } = document;
  return {
    id,
    kind,
    name,
    status,
    review_reason: reviewReason,
    reviewed_at: reviewedAt?.toISOString() ?? null,
    order,
    created_at: createdAt.toISOString(),
  };
}
