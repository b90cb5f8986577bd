import type { Dependencies } from '../../dependencies.ts';
import type { JobData } from '../../jobs/queues.ts';
import { hasDocument, holdOrder } from '../documents/document-writer.repository.ts';
import { makeDomiciliationDocuments } from './make-domiciliation-documents.service.ts';
import { makeOrderSummary } from './make-order-summary.service.ts';

/**
 * Generates the documents of a placed order: for a renewal the new contract and certificate, for others the summary.
 * Rendering takes too long for the order's transaction, which locks the counter of order numbers, so it is a job. A job
 * may run twice, but makes the documents once.
 */
export async function makeDocuments(
  { db, files, clock }: Pick<Dependencies, 'db' | 'files' | 'clock'>,
  { orderId, domiciliationId }: JobData['make-documents'],
): Promise<void> {
  await db.transaction(async (tx) => {
    // The client has deleted the account since, so no document is made.
    if (!(await holdOrder(tx, orderId))) return;
    const first = domiciliationId === null ? 'order_summary' : 'domiciliation_contract';
    if (await hasDocument(tx, { orderId, kind: first })) return;
    await (domiciliationId === null
      ? makeOrderSummary({ files }, tx, orderId)
      : makeDomiciliationDocuments({ files }, tx, { orderId, domiciliationId, now: clock() }));
  });
}
