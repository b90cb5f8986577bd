import type { Dependencies } from '../../dependencies.ts';
import type { JobData } from '../../jobs/queues.ts';
import { hasPaper, holdOrder } from './document-writer.repository.ts';
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
    if (!(await holdOrder(tx, orderId))) return;
    const first = domiciliationId === null ? 'order_summary' : 'domiciliation_contract';
    if (await hasPaper(tx, { orderId, kind: first })) return;
    await (domiciliationId === null
      ? makeOrderSummary({ files }, tx, orderId)
      : makeDomiciliationPapers({ files }, tx, { orderId, domiciliationId, now: clock() }));
  });
}
