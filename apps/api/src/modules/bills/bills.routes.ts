import {
  cancelBill,
  createPayment,
  createRefund,
  getAdminBill,
  getClientBill,
  linkBillPdf,
  listAdminBills,
  listClientBills,
  reissueBill,
  remindBill,
  sendPaymentProof,
} from '@tassis/contracts';
import { maySee, toCentimes, type PaymentMethod } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { makeLink } from '../../downloads/make-link.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { admit } from '../../throttles/admit.ts';
import { findBills, keyOfBill } from './bill-list.repository.ts';
import { addProof } from './bill-proof.service.ts';
import { readAdminBill, readClientBill } from './bill-reading.service.ts';
import { toAdminBillSummary, toBillSummary } from './bill-wire.ts';
import { cancelSeenBill } from './cancel-bill.service.ts';
import { recordPayment } from './record-payment.service.ts';
import { recordRefund } from './record-refund.service.ts';
import { reissue } from './reissue-bill.service.ts';
import { remind } from './remind-bill.service.ts';

export function billsRoutes(deps: Dependencies): Route[] {
  const { db, reading, clock, throttles } = deps;
  return [
    defineRoute(listClientBills, async ({ query, actor }) => {
      const request = toPageRequest(query);
      const found = await findBills(db, { ...query, client: actor.userId }, request);
      const { rows, meta } = toPage(request, found, (row) => keyOfBill(row));
      return successPage(rows.map(toBillSummary), meta);
    }),
    defineRoute(getClientBill, async ({ params, actor }) =>
      success(await readClientBill(deps, db, { id: params.id, clientId: actor.userId })),
    ),
    defineRoute(sendPaymentProof, async ({ params, body, headers, actor }) => {
      await admit(throttles.upload(actor.userId));
      const creation = { contract: sendPaymentProof, input: { params, body }, headers, actor };
      const theirs = { id: params.id, clientId: actor.userId };
      return createOnce(deps, creation, async (tx, now) => {
        await addProof(deps, tx, { ...body, billId: params.id, clientId: actor.userId, now });
        return readClientBill(deps, tx, theirs);
      });
    }),
    defineRoute(listAdminBills, async ({ query }) => {
      const request = toPageRequest(query);
      const found = await reading((from) => findBills(from, query, request));
      const { rows, meta } = toPage(request, found, (row) => keyOfBill(row, query));
      return successPage(rows.map(toAdminBillSummary), meta);
    }),
    defineRoute(getAdminBill, async ({ params }) => success(await readAdminBill(db, params.id))),
    defineRoute(createPayment, ({ params, body, headers, version, actor, locale }) => {
      const creation = { contract: createPayment, input: { params, body }, headers, actor };
      const sent = { ...toMoney(body), note: body.note ?? null, version, locale };
      return createOnce(deps, creation, async (tx, now) => {
        await recordPayment(deps, tx, { ...sent, billId: params.id, actorId: actor.userId, now });
        return readAdminBill(tx, params.id);
      });
    }),
    defineRoute(createRefund, ({ params, body, headers, version, actor, locale }) => {
      const creation = { contract: createRefund, input: { params, body }, headers, actor };
      const sent = { ...toMoney(body), reference: body.reference ?? null, version, locale };
      return createOnce(deps, creation, async (tx, now) => {
        await recordRefund(tx, { ...sent, billId: params.id, actorId: actor.userId, now });
        return readAdminBill(tx, params.id);
      });
    }),
    defineRoute(remindBill, ({ params, actor }) =>
      db.transaction(async (tx) => {
        await remind(tx, { billId: params.id, actorId: actor.userId, now: clock() });
        return success(await readAdminBill(tx, params.id));
      }),
    ),
    defineRoute(cancelBill, async ({ params: { id }, body: { reason }, version, actor }) =>
      success(await cancelSeenBill(deps, { id, version, reason, actorId: actor.userId })),
    ),
    defineRoute(reissueBill, ({ params, headers, actor }) => {
      const creation = { contract: reissueBill, input: { params }, headers, actor };
      return createOnce(deps, creation, async (tx, now) => {
        const id = await reissue(tx, { billId: params.id, actorId: actor.userId, now });
        return readAdminBill(tx, id);
      });
    }),
    defineRoute(linkBillPdf, async ({ params: { id }, actor: { userId, role }, locale }) => {
      const { client } = await readAdminBill(db, id);
      if (!maySee({ id: userId, role }, { ownerId: client.id })) throw new HttpError('not_found');
      return success(
        await makeLink(deps, { userId, locale, target: { kind: 'bill', billId: id } }),
      );
    }),
  ];
}

type Money = { amount: number; method: PaymentMethod; paid_at: string };

/** The fields that the staff enter for a payment or a refund. */
function toMoney({ amount, method, paid_at: paidOn }: Money) {
  return { amount: toCentimes(amount), method, paidOn };
}
