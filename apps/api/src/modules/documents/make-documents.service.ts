import type { Dependencies } from '../../dependencies.ts';
import type { JobData } from '../../jobs/queues.ts';
import { hasDocument, holdOrder } from './document-writer.repository.ts';
import { makeDomiciliationDocuments } from './make-domiciliation-documents.service.ts';
import { makeOrderSummary } from './make-order-summary.service.ts';

/**
 * Makes the documents of an order that was placed: of a renewal the new contract and certificate, of any
 * other its summary. They name the order's number, and drawing them takes longer than a year's counter
 * may be held: so they are a job of the order's transaction. Done twice, it makes them once.
 */
export async function makeDocuments(
  { db, files, clock }: Pick<Dependencies, 'db' | 'files' | 'clock'>,
  { orderId, domiciliationId }: JobData['make-papers'],
): Promise<void> {
  await db.transaction(async (tx) => {
    // Who has deleted their account meanwhile takes no document of it.
    if (!(await holdOrder(tx, orderId))) return;
    const first = domiciliationId === null ? 'order_summary' : 'domiciliation_contract';
    if (await hasDocument(tx, { orderId, kind: first })) return;
    await (domiciliationId === null
      ? makeOrderSummary({ files }, tx, orderId)
      : makeDomiciliationDocuments({ files }, tx, { orderId, domiciliationId, now: clock() }));
  });
}
