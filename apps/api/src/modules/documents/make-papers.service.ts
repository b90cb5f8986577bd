import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { documents, orders } from '../../database/schema/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { JobData } from '../../jobs/queues.ts';
import { makeDomiciliationPapers } from './make-domiciliation-papers.service.ts';
import { makeOrderSummary } from './make-order-summary.service.ts';

/**
 * Makes the papers of an order that was placed: of a renewal the new contract and certificate, of any
 * other its summary. They name the order's number, and drawing them takes longer than a year's counter
 * may be held: so they are a job of the order's transaction. Done twice, it makes them once.
 */
export async function makePapers(
  { db, files, clock }: Pick<Dependencies, 'db' | 'files' | 'clock'>,
  { orderId, domiciliationId }: JobData['make-papers'],
): Promise<void> {
  await db.transaction(async (tx) => {
    // Who has deleted their account meanwhile takes no paper of it.
    if (!(await lockOrder(tx, orderId))) return;
    const first = domiciliationId === null ? 'order_summary' : 'domiciliation_contract';
    const isMade = and(eq(documents.orderId, orderId), eq(documents.kind, first));
    if ((await tx.$count(documents, isMade)) > 0) return;
    const about = { orderId, now: clock() };
    await (domiciliationId === null
      ? makeOrderSummary({ files }, tx, about)
      : makeDomiciliationPapers({ files }, tx, { ...about, domiciliationId }));
  });
}

async function lockOrder(tx: Executor, orderId: string): Promise<boolean> {
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return found.length > 0;
}
