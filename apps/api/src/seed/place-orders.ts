import { createOrder } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { and, eq, lt } from 'drizzle-orm';
import type { FileStorage } from '../files/file-storage.ts';
import { bodyHash } from '../idempotency/canonical-json.ts';
import { sendJob } from '../jobs/job.repository.ts';
import { recordPayment } from '../modules/bills/record-payment.service.ts';
import { review } from '../modules/document-reviews/review-document.service.ts';
import { moveOrder } from '../modules/orders/move/move-order.service.ts';
import { lockOrder } from '../modules/orders/lock-order.repository.ts';
import { transition } from '../modules/orders/move/transition-order.service.ts';
import { writeOrder } from '../modules/orders/place/write-order.service.ts';
import type { Executor } from '../database/client.ts';
import { bills, documents, mails, notifications } from '../database/schema/index.ts';
import { addCertificate } from './demo-certificate.ts';
import type { DemoOrder } from './demo-orders.ts';

type Batch = {
  orders: readonly DemoOrder[];
  adminId: string;
  files: FileStorage;
  now: Date;
};

const WEEK_MS = 604_800_000;

/**
 * Places and processes orders one after the other by the services of the API, each at its own time, so that numbers follow
 * time, and bills, documents, domiciliations, notifications and audit trail exist.
 */
export async function placeOrders(tx: Executor, batch: Batch): Promise<void> {
  for (const order of batch.orders) await workOn(tx, order, batch);
  await settle(tx, batch.now);
}

async function workOn(tx: Executor, order: DemoOrder, { adminId, files }: Batch): Promise<void> {
  const { client, body: sent } = order;
  const [{ at: sentAt }, ...steps] = order.steps;
  const body = createOrder.request.body.parse(sent);
  const told = { locale: 'fr', files } as const;
  const placement = { ...told, clientId: client.id, body, key: null, hash: bodyHash(body) };
  const { id } = await writeOrder(tx, { ...placement, now: sentAt });
  for (const [index, { at: now, status: to, actor, message }] of steps.entries()) {
    const version = index + 1;
    if (actor === 'client') {
      const mover = { userId: client.id, role: 'client' } as const;
      const locked = await lockOrder(tx, { id, version });
      await moveOrder(tx, { order: locked, to, actor: mover, message, visible: true, now });
      continue;
    }
    const mover = {
      sessionId: adminId,
      userId: adminId,
      role: 'admin',
      hasSecondFactor: false,
    } as const;
    const move = { id, to, actor: mover, version, fields: [], visible_to_client: true, now };
    await transition(tx, { ...move, ...(message !== null && { message }), files });
    if (to !== 'completed') continue;
    await acceptCertificate(tx, { orderId: id, adminId, now });
    await pay(tx, { orderId: id, adminId, files, now });
    const [service] = body.services;
    if (service?.type !== 'negative_certificate_request') continue;
    const companyName = service.data.firstAppelation;
    await addCertificate(tx, { clientId: client.id, orderId: id, companyName, files, now });
  }
}

type Acceptance = { orderId: string; adminId: string; now: Date };

/** Accepts the certificate that a client has sent with an order, before the order is completed. */
async function acceptCertificate(tx: Executor, { orderId, adminId, now }: Acceptance) {
  const { kind, status } = documents;
  const sent = await tx
    .select({ id: documents.id, version: documents.version })
    .from(documents)
    .where(
      and(eq(documents.orderId, orderId), eq(kind, 'negative_certificate'), eq(status, 'pending')),
    );
  for (const document of sent) {
    await review(tx, { ...document, status: 'accepted', reason: null, actorId: adminId, now });
  }
}

type Payment = { orderId: string; adminId: string; files: FileStorage; now: Date };

/** Records that a completed order was paid on that day. */
async function pay(tx: Executor, { orderId, adminId, files, now }: Payment): Promise<void> {
  const [bill] = await tx.select().from(bills).where(eq(bills.orderId, orderId));
  if (bill === undefined) throw new Error('A completed order has a bill');
  await recordPayment({ files }, tx, {
    billId: bill.id,
    version: bill.version,
    amount: bill.totalCentimes,
    method: 'transfer',
    paidOn: moroccanDay(now),
    note: null,
    actorId: adminId,
    locale: 'fr',
    now,
  });
}

/** Sends no mail about past events, and marks older notifications as read. */
async function settle(tx: Executor, now: Date): Promise<void> {
  await tx.update(mails).set({ status: 'kept' }).where(eq(mails.status, 'queued'));
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  await tx
    .update(notifications)
    .set({ readAt: weekAgo })
    .where(lt(notifications.createdAt, weekAgo));
  await sendJob(tx, 'scan-warnings', {});
}
