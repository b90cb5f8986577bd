import {
  addOrderNote,
  announceOrderViewer,
  assignOrder,
  cancelOrder,
  correctOrder,
  createOrder,
  getAdminOrder,
  getClientOrder,
  getClientOrderByKey,
  leaveOrderViewers,
  listAdminOrders,
  listClientOrders,
  listOrderAudit,
  previewOrderTransition,
  transitionOrder,
} from '@tassis/contracts';
import { findAudit } from '../../audit/audit.repository.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import { assign } from './edit/assign-order.service.ts';
import { correct } from './edit/correct-order.service.ts';
import { previewMovedMail } from './move/moved-mail.ts';
import { noteOnOrder } from './edit/note-on-order.service.ts';
import { findOrders, keyOfOrder } from './read/order-list.repository.ts';
import { findOtherViewers, noteViewer, removeViewer } from './read/order-viewer.repository.ts';
import { toAdminSummary, toSummary } from './read/order-wire.ts';
import {
  assertOrder,
  findClientOrderByKey,
  findOrderRow,
  requireAdminOrder,
  requireClientOrder,
} from './read/order.repository.ts';
import { placeOrder } from './place/place-order.service.ts';
import { cancel, transition } from './move/transition-order.service.ts';

export function ordersRoutes(deps: Dependencies): Route[] {
  const { config, db, reading, clock, files } = deps;
  return [
    defineRoute(createOrder, ({ body, headers, actor, locale }) =>
      placeOrder(deps, {
        clientId: actor.userId,
        body,
        key: headers['idempotency-key'] ?? null,
        locale,
        now: deps.clock(),
      }),
    ),
    defineRoute(listClientOrders, async ({ query, actor }) => {
      const { status, search } = query;
      const request = toPageRequest(query);
      const found = await findOrders(db, { clientId: actor.userId, status, search }, request);
      const { rows, meta } = toPage(request, found, keyOfOrder);
      const data = rows.map(({ order }) => toSummary(order));
      return successPage(data, meta);
    }),
    defineRoute(getClientOrder, async ({ params, actor }) =>
      success(await requireClientOrder(db, { clientId: actor.userId, id: params.id })),
    ),
    defineRoute(getClientOrderByKey, async ({ params, actor }) => {
      const key = params.idempotency_key;
      const order = await findClientOrderByKey(db, { clientId: actor.userId, key });
      if (order === null) throw new HttpError('not_found');
      return success(order);
    }),
    defineRoute(cancelOrder, async ({ params, body, actor, version }) => {
      const cancellation = { id: params.id, version, reason: body.reason.trim(), actor, files };
      const now = clock();
      return success(await db.transaction((tx) => cancel(tx, { ...cancellation, now })));
    }),
    defineRoute(correctOrder, async ({ params, body, actor, version }) => {
      const { corrections } = body;
      const correction = { id: params.id, actor, version, corrections, files, now: clock() };
      return success(await db.transaction((tx) => correct(tx, correction)));
    }),
    defineRoute(listAdminOrders, async ({ query }) => {
      const request = toPageRequest(query);
      const found = await reading((from) =>
        findOrders(from, { ...query, clientId: query.client }, request),
      );
      const { rows, meta } = toPage(request, found, keyOfOrder);
      return successPage(rows.map(toAdminSummary), meta);
    }),
    defineRoute(getAdminOrder, async ({ params }) =>
      success(await requireAdminOrder(db, params.id)),
    ),
    defineRoute(transitionOrder, async ({ params, body, actor, version }) => {
      const wanted = { id: params.id, ...body, actor, version, files, now: clock() };
      return success(await db.transaction((tx) => transition(tx, wanted)));
    }),
    defineRoute(previewOrderTransition, async ({ params: { id }, body, actor }) => {
      const order = await findOrderRow(db, id);
      if (order === null) throw new HttpError('not_found');
      const mail = await previewMovedMail(db, { order, actor, ...body });
      return success({
        mail: mail && (await previewMail(db, { ...mail, siteUrl: config.siteUrl })),
      });
    }),
    defineRoute(addOrderNote, ({ actor, params, body, headers }) => {
      const creation = { contract: addOrderNote, input: { params, body }, headers, actor };
      const visible = body.visible_to_client ?? false;
      const note = { orderId: params.id, actor, text: body.text.trim(), visible };
      return createOnce(deps, creation, (tx, now) => noteOnOrder(tx, { ...note, now }));
    }),
    defineRoute(assignOrder, async ({ params: { id }, body, version, actor }) => {
      const assignment = { id, version, assignedTo: body.user_id, actor, now: clock() };
      return success(await db.transaction((tx) => assign(tx, assignment)));
    }),
    defineRoute(listOrderAudit, async ({ params: { id } }) => {
      await assertOrder(db, id);
      return success(await findAudit(db, { subject: 'order', subjectId: id }));
    }),
    defineRoute(announceOrderViewer, async ({ params, actor }) => {
      const viewing = { orderId: params.id, userId: actor.userId };
      await assertOrder(db, params.id);
      const now = clock();
      await noteViewer(db, viewing, now);
      return success(await findOtherViewers(db, viewing, now));
    }),
    defineRoute(leaveOrderViewers, async ({ params, actor }) => {
      await removeViewer(db, { orderId: params.id, userId: actor.userId });
      return undefined;
    }),
  ];
}
