import type { Executor } from '../../../database/client.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { cancelBillOfOrder } from '../../bills/cancel-bill.service.ts';
import { issueBill } from '../../bills/issue-bill.service.ts';
import { noteIssue } from '../../certificates/certificate.repository.ts';
import { makeDomiciliationDocuments } from '../../made-documents/make-domiciliation-documents.service.ts';
import { openDomiciliation } from './open-domiciliation.service.ts';
import type { Move } from './move.ts';

/**
 * Runs the consequences of a new status, last in the transaction, because the counter of bill numbers stays locked until
 * its end. Each consequence happens once, however often an order changes its status.
 */
export async function followMove(
  storage: { files: FileStorage },
  tx: Executor,
  move: Move,
): Promise<void> {
  const { order, to, actor, message, now } = move;
  const orderId = order.id;
  if (to === 'in_progress') await issueBill(tx, { orderId, now });
  if (to === 'cancelled' || to === 'rejected') {
    // A credit note needs a reason; without one of the staff the reason names the order.
    const reason = message ?? order.reference;
    await cancelBillOfOrder(tx, { orderId, reason, actorId: actor.userId, now });
  }
  if (to === 'completed') {
    await noteIssue(tx, { order, now });
    const domiciliationId = await openDomiciliation(tx, { order, now });
    if (domiciliationId === null) return;
    await makeDomiciliationDocuments(storage, tx, { domiciliationId, orderId, now });
  }
}
