import { randomUUID } from 'node:crypto';
import { quoteNegativeCertificate, type PricingSettings } from '@tassis/domain';
import { eq } from 'drizzle-orm';
import { insertOrder } from '../../modules/orders/order-writer.repository.ts';
import type { Executor } from '../client.ts';
import { orderEvents, orders, orderServices } from '../schema/index.ts';
import type { DemoOrder } from './demo-orders.ts';

type Batch = { orders: readonly DemoOrder[]; adminId: string; pricing: PricingSettings };

/** Sent one after the other, as clients do, so that their numbers follow time; then worked on. */
export async function insertOrders(db: Executor, batch: Batch): Promise<void> {
  const quote = quoteNegativeCertificate(batch.pricing);
  for (const order of batch.orders) {
    const [sent] = order.steps;
    const id = await insertOrder(db, {
      clientId: order.client.id,
      key: null,
      hash: randomUUID(),
      content: { type: 'negative_certificate_request', data: order.certificate },
      fileId: null,
      package: null,
      withOptionalCreation: false,
      quote,
      now: sent.at,
    });
    await workOn(db, { id, order, adminId: batch.adminId });
  }
}

type Work = { id: string; order: DemoOrder; adminId: string };

async function workOn(db: Executor, { id, order, adminId }: Work): Promise<void> {
  const [, ...steps] = order.steps;
  const last = steps.at(-1);
  if (!last) return;
  await db.insert(orderEvents).values(
    steps.map((step) => ({
      ...step,
      orderId: id,
      actorId: step.actor === 'client' ? order.client.id : adminId,
    })),
  );
  const { status, at } = last;
  await db
    .update(orders)
    .set({ status, updatedAt: at, version: order.steps.length })
    .where(eq(orders.id, id));
  await db.update(orderServices).set({ status }).where(eq(orderServices.orderId, id));
}
