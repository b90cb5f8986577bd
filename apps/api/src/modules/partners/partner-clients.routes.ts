import {
  addPartnerClient,
  getPartnerClient,
  importPartnerClients,
  listPartnerClientDocuments,
  listPartnerClientOrders,
  listPartnerClients,
  listPartnerDeadlines,
  type PartnerClientDocument,
  type PartnerClientOrder,
} from '@tassis/contracts';
import { getNextActor } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { keyOfDocument, listDocuments } from '../documents/document-list.repository.ts';
import type { DocumentRow } from '../documents/document.repository.ts';
import { findOrders, keyOfOrder } from '../orders/read/order-list.repository.ts';
import type { ListedOrder } from '../orders/read/order-wire.ts';
import { askAnother } from './ask-client.service.ts';
import { importClients } from './import-clients.service.ts';
import { requireLinkedClient } from './linked-client.ts';
import { findPartnerClients, keyOfLink, toPartnerClient } from './partner-client.repository.ts';
import { readDeadlines } from './partner-deadlines.service.ts';
import { toPartnerRequest } from './partner-request-wire.ts';
import { requireValidated } from './validated-partner.ts';

export function partnerClientsRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(listPartnerClients, async ({ actor, query }) => {
      const { id: partnerId } = await requireValidated(db, actor.userId);
      const request = toPageRequest(query);
      const { id, search } = query;
      const found = await findPartnerClients(db, { partnerId, id, search }, request);
      const { rows, meta } = toPage(request, found, keyOfLink);
      return successPage(rows.map(toPartnerClient), meta);
    }),
    defineRoute(getPartnerClient, async ({ actor, params }) =>
      success(await requireLinkedClient(db, { userId: actor.userId, clientId: params.id })),
    ),
    defineRoute(addPartnerClient, ({ actor, body, headers, locale }) =>
      createOnce(
        deps,
        { contract: addPartnerClient, input: { body }, headers, actor },
        async (tx, now) => {
          const partner = await requireValidated(tx, actor.userId);
          return toPartnerRequest(await askAnother(tx, { partner, form: body, locale, now }));
        },
      ),
    ),
    defineRoute(importPartnerClients, ({ actor, body, headers, locale }) =>
      createOnce(
        deps,
        { contract: importPartnerClients, input: { body }, headers, actor },
        async (tx, now) => {
          const partner = await requireValidated(tx, actor.userId);
          const { rows, dry_run: isDryRun } = body;
          const results = await importClients(tx, { partner, rows, isDryRun, locale, now });
          return { dry_run: isDryRun, rows: results };
        },
      ),
    ),
    defineRoute(listPartnerClientOrders, async ({ actor, params, query }) => {
      const asked = { userId: actor.userId, clientId: params.id };
      const { id: clientId } = await requireLinkedClient(db, asked);
      const { status, search } = query;
      const request = toPageRequest(query);
      const found = await findOrders(db, { clientId, status, search }, request);
      const { rows, meta } = toPage(request, found, keyOfOrder);
      return successPage(rows.map(orderForPartner), meta);
    }),
    defineRoute(listPartnerClientDocuments, async ({ actor, params, query }) => {
      const asked = { userId: actor.userId, clientId: params.id };
      const { id: client } = await requireLinkedClient(db, asked);
      const { status, kind, search } = query;
      const request = toPageRequest(query);
      const found = await listDocuments(db, { client, status, kind, search }, request);
      const { rows, meta } = toPage(request, found, keyOfDocument);
      return successPage(rows.map(documentForPartner), meta);
    }),
    defineRoute(listPartnerDeadlines, async ({ actor, query }) => {
      const { client: clientId, kind } = query;
      const { id: partnerId } = await requireValidated(db, actor.userId);
      if (clientId !== undefined) await requireLinkedClient(db, { userId: partnerId, clientId });
      return success(await readDeadlines(db, { partnerId, clientId, kind, now: clock() }));
    }),
  ];
}

/** The progress of an order; a partner sees neither its price nor its content. */
function orderForPartner({ order }: ListedOrder): PartnerClientOrder {
  return {
    id: order.id,
    reference: order.reference,
    service: order.service,
    status: order.status,
    next_actor: getNextActor(order.status),
    expected_by: order.expectedBy,
    created_at: order.createdAt.toISOString(),
  };
}

/** The name and status of a client's document; a partner cannot download it. */
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
