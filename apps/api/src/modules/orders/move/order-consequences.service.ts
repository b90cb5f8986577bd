import type { Executor } from '../../../database/client.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { cancelBillOfOrder } from '../../bills/cancel-bill.service.ts';
import { issueBill } from '../../bills/issue-bill.service.ts';
import { noteIssue } from '../../certificates/certificate.repository.ts';
import { makeDomiciliationDocuments } from '../../documents/make-domiciliation-documents.service.ts';
import { openDomiciliation } from '../../domiciliations/open-domiciliation.service.ts';
import type { Move } from './move-order.service.ts';

/**
 * What a move of an order brings with it, in the transaction of the move and last in it: numbers of
 * bills are held until it ends. Each of them happens once, however often an order goes to and fro.
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
    // The credit note wants a reason, and the staff may give none.
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
