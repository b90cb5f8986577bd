import {
  acceptPartnerRequest,
  createPartnerOrder,
  listClientPartnerRequests,
  listPartnerRequests,
  refusePartnerRequest,
  revokePartner,
  withdrawPartnerRequest,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { readWholeOffer } from '../orders/place/ordered-package.service.ts';
import { acceptRequest, refuseRequest } from './answer-request.service.ts';
import { todayTotal } from './asked-order.service.ts';
import { requireLinkedClient } from './linked-client.ts';
import { toClientRequest, toPartnerRequest } from './partner-request-wire.ts';
import { findRequests, keyOfRequest, requireRequest } from './partner-request.repository.ts';
import { prepareOrder } from './prepare-order.service.ts';
import { revokeLink } from './revoke-partner.service.ts';
import { requireValidated } from './validated-partner.ts';
import { withdrawRequest } from './withdraw-request.service.ts';

export function partnerRequestsRoutes(deps: Dependencies): Route[] {
  const { db, clock, files } = deps;
  return [
    defineRoute(createPartnerOrder, ({ actor, params, body, headers, locale }) => {
      const request = { contract: createPartnerOrder, input: { params, body }, headers, actor };
      return createOnce(deps, request, async (tx, now) => {
        const partner = await requireValidated(tx, actor.userId);
        const order = { partner, clientId: params.id, body, locale, now };
        const id = await prepareOrder(tx, deps, order);
        return toPartnerRequest(await requireRequest(tx, id));
      });
    }),
    defineRoute(listPartnerRequests, async ({ actor, query }) => {
      const { id: partnerId } = await requireValidated(db, actor.userId);
      const { id, client: clientId, status, kind, search } = query;
      if (clientId !== undefined) await requireLinkedClient(db, { userId: partnerId, clientId });
      const request = toPageRequest(query);
      const found = await findRequests(
        db,
        { id, partnerId, clientId, status, kind, search },
        request,
      );
      const { rows, meta } = toPage(request, found, keyOfRequest);
      return successPage(rows.map(toPartnerRequest), meta);
    }),
    defineRoute(withdrawPartnerRequest, async ({ actor, params, log }) => {
      const { row, fileId } = await db.transaction(async (tx) => {
        const { id: partnerId } = await requireValidated(tx, actor.userId);
        return withdrawRequest(tx, { id: params.id, partnerId, now: clock() });
      });
      await discardFiles({ files, log }, fileId === null ? [] : [fileId]);
      return success(toPartnerRequest(row));
    }),
    defineRoute(listClientPartnerRequests, async ({ actor, query }) => {
      const { id, answered, status, kind, search } = query;
      const filter = { id, answered, status, kind, search };
      const request = toPageRequest(query);
      const found = await findRequests(db, { clientId: actor.userId, ...filter }, request);
      const { rows, meta } = toPage(request, found, keyOfRequest);
      const [offer, now] = [await readWholeOffer(db), clock()];
      const data = await Promise.all(
        rows.map(async (row) => toClientRequest(row, await todayTotal(offer, row, now))),
      );
      return successPage(data, meta);
    }),
    defineRoute(acceptPartnerRequest, async ({ actor, params, body, headers, locale, log }) => {
      const request = { contract: acceptPartnerRequest, input: { params, body }, headers, actor };
      const gone: string[] = [];
      const answer = await createOnce(deps, request, async (tx, now) => {
        const { finalPrice } = body;
        const asked = { id: params.id, clientId: actor.userId, finalPrice, locale, now };
        const { row, order, fileId } = await acceptRequest(tx, deps, asked);
        if (fileId !== null) gone.push(fileId);
        return { request: toClientRequest(row, null), order };
      });
      await discardFiles({ ...deps, log }, gone);
      return answer;
    }),
    defineRoute(refusePartnerRequest, async ({ actor, params, log }) => {
      const answer = { id: params.id, clientId: actor.userId, now: clock() };
      const { row, fileId } = await db.transaction((tx) => refuseRequest(tx, answer));
      await discardFiles({ files, log }, fileId === null ? [] : [fileId]);
      return success(toClientRequest(row, null));
    }),
    defineRoute(revokePartner, async ({ actor, params, log }) => {
      const revocation = { id: params.id, clientId: actor.userId, now: clock() };
      const { row, fileIds } = await db.transaction((tx) => revokeLink(tx, revocation));
      await discardFiles({ files, log }, fileIds);
      return success(toClientRequest(row, null));
    }),
  ];
}
