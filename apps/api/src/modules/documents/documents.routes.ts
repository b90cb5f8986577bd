import {
  createAdminDocument,
  createClientDocument,
  linkCompanyDocuments,
  linkDocument,
  linkOrderDocuments,
  listAdminDocuments,
  listClientDocuments,
} from '@tassis/contracts';
import { maySee } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { makeLink } from '../../downloads/make-link.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { admit } from '../../throttles/admit.ts';
import { findCompany } from './company-orders.repository.ts';
import { keyOfDocument, listDocuments } from './document-list.repository.ts';
import { findDocument, toAdminDocument, toDocument } from './document.repository.ts';
import { toFileName } from './file-name.ts';
import { isTheirs } from './ownership.repository.ts';
import { addForClient, takeDocument } from './take-document.service.ts';

export function documentsRoutes(deps: Dependencies): Route[] {
  const { db, reading, throttles } = deps;
  return [
    defineRoute(listClientDocuments, async ({ query, actor }) => {
      const request = toPageRequest(query);
      const found = await listDocuments(db, { ...query, client: actor.userId }, request);
      const { rows, meta } = toPage(request, found, keyOfDocument);
      return successPage(rows.map(toDocument), meta);
    }),
    defineRoute(createClientDocument, async ({ body, headers, actor }) => {
      await admit(throttles.upload(actor.userId));
      const creation = { contract: createClientDocument, input: { body }, headers, actor };
      return createOnce(deps, creation, async (tx, now) => {
        const { order_id: orderId, replaces: replacesId = null, ...sent } = body;
        const owned = {
          clientId: actor.userId,
          orderId,
          replacesId,
          origin: 'client',
          now,
        } as const;
        return toDocument(await takeDocument(deps, tx, { ...sent, ...owned }));
      });
    }),
    defineRoute(listAdminDocuments, async ({ query }) => {
      const request = toPageRequest(query);
      const { rows, meta } = toPage(
        request,
        await reading((from) => listDocuments(from, query, request)),
        keyOfDocument,
      );
      return successPage(rows.map(toAdminDocument), meta);
    }),
    defineRoute(createAdminDocument, ({ body, headers, actor }) =>
      createOnce(
        deps,
        { contract: createAdminDocument, input: { body }, headers, actor },
        async (tx, now) => {
          const { client_id: clientId, order_id: orderId, ...sent } = body;
          const about = { ...sent, clientId, orderId, actorId: actor.userId, now };
          return toAdminDocument(await addForClient(deps, tx, about));
        },
      ),
    ),
    defineRoute(linkDocument, async ({ params, actor: { userId, role }, locale }) => {
      const row = await findDocument(db, params.id);
      if (row === null || !maySee({ id: userId, role }, { ownerId: row.client.id })) {
        throw new HttpError('not_found');
      }
      const { fileId, name } = row.document;
      const target = { kind: 'file', fileId, name: toFileName(name) } as const;
      return success(await makeLink(deps, { userId, locale, target }));
    }),
    defineRoute(
      linkOrderDocuments,
      async ({ params: { id: orderId }, actor: { userId }, locale }) => {
        if (!(await isTheirs(db, { clientId: userId, orderId }))) throw new HttpError('not_found');
        const target = { kind: 'order-documents', orderId } as const;
        return success(await makeLink(deps, { userId, locale, target }));
      },
    ),
    defineRoute(linkCompanyDocuments, async ({ params: { id }, actor: { userId }, locale }) => {
      const company = await findCompany(db, id);
      if (company?.clientId !== userId) throw new HttpError('not_found');
      const target = { kind: 'company-documents', domiciliationId: id } as const;
      return success(await makeLink(deps, { userId, locale, target }));
    }),
  ];
}
