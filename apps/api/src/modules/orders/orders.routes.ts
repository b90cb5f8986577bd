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
import { mayMoveOrder } from '@tassis/domain';
import { findAudit } from '../../audit/audit.repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import { isActiveAdmin } from '../contact-submissions/assignee.repository.ts';
import { correct } from './correct-order.service.ts';
import { moveOrder } from './move-order.service.ts';
import { movedMail } from './moved-mail.ts';
import { noteOnOrder } from './note-on-order.service.ts';
import { followMove } from './order-consequences.service.ts';
import { changeAssignee } from './order-edit.repository.ts';
import { findOrders, keyOfOrder } from './order-list.repository.ts';
import { lockOrder } from './order-move.repository.ts';
import { findOtherViewers, noteViewer, removeViewer } from './order-viewer.repository.ts';
import { toAdminSummary, toSummary } from './order-wire.ts';
import {
  findClientOrderByKey,
  findOrderRow,
  requireAdminOrder,
  requireClientOrder,
} from './order.repository.ts';
import { placeOrder } from './place-order.service.ts';
import { transition } from './transition-order.service.ts';

export function ordersRoutes(deps: Dependencies): Route[] {
  const { config, db, clock, files } = deps;
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
      const request = pageRequestOf(query);
      const found = await findOrders(db, { clientId: actor.userId, status, search }, request);
      const { rows, meta } = pageOf(request, found, keyOfOrder);
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
      const which = { id: params.id, clientId: actor.userId };
      const order = await db.transaction(async (tx) => {
        const move = {
          order: await lockOrder(tx, { ...which, version }),
          to: 'cancelled',
          actor,
          message: body.reason.trim(),
          visible: true,
          now: clock(),
        } as const;
        await moveOrder(tx, move);
        await followMove({ files }, tx, move);
        return requireClientOrder(tx, which);
      });
      return success(order);
    }),
    defineRoute(correctOrder, async ({ params, body, actor, version }) => {
      const { corrections } = body;
      const correction = { id: params.id, actor, version, corrections, files, now: clock() };
      return success(await db.transaction((tx) => correct(tx, correction)));
    }),
    defineRoute(listAdminOrders, async ({ query }) => {
      const request = pageRequestOf(query);
      const found = await findOrders(db, { ...query, clientId: query.client }, request);
      const { rows, meta } = pageOf(request, found, keyOfOrder);
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
      const { to, message, fields = [], visible_to_client: visible } = body;
      if (!mayMoveOrder(actor.role, order.status, to))
        throw new HttpError('transition_not_allowed');
      const { firstName, locale, preferences } = await findClientContact(db, order.clientId);
      if (!preferences.order.mail) return success({ mail: null });
      const isRead = to === 'awaiting_client' || visible === true;
      const content = await movedMail(db, {
        orderId: id,
        firstName,
        to,
        message: (isRead && message?.trim()) || null,
        fields,
      });
      return success({ mail: await previewMail(db, { content, locale, siteUrl: config.siteUrl }) });
    }),
    defineRoute(addOrderNote, ({ actor, params, body, headers }) => {
      const creation = { contract: addOrderNote, input: { params, body }, headers, actor };
      const visible = body.visible_to_client ?? false;
      const note = { orderId: params.id, actor, text: body.text.trim(), visible };
      return createOnce(deps, creation, (tx, now) => noteOnOrder(tx, { ...note, now }));
    }),
    defineRoute(assignOrder, async ({ params: { id }, body, version, actor }) => {
      const assignedTo = body.user_id;
      const now = clock();
      return db.transaction(async (tx) => {
        const order = await lockOrder(tx, { id, version });
        if (assignedTo !== null && !(await isActiveAdmin(tx, assignedTo))) {
          throw violationError('validation_failed', 'user_id', { code: 'invalid_value' });
        }
        const before = await requireAdminOrder(tx, id);
        await changeAssignee(tx, order, { assignedTo, now });
        const after = await requireAdminOrder(tx, id);
        await writeAudit(tx, {
          actorId: actor.userId,
          action: assignOrder.name,
          subject: 'order',
          subjectId: id,
          before: { assigned_to: before.assigned_to },
          after: { assigned_to: after.assigned_to },
          now,
        });
        return success(after);
      });
    }),
    defineRoute(listOrderAudit, async ({ params: { id } }) => {
      if ((await findOrderRow(db, id)) === null) throw new HttpError('not_found');
      return success(await findAudit(db, { subject: 'order', subjectId: id }));
    }),
    defineRoute(announceOrderViewer, async ({ params, actor }) => {
      const viewing = { orderId: params.id, userId: actor.userId };
      if ((await findOrderRow(db, params.id)) === null) throw new HttpError('not_found');
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
