import { updateOrderBasicInfo, type AdminOrder, type ParsedInputOf } from '@tassis/contracts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Executor } from '../../../database/client.ts';
import type { Session } from '../../../sessions/sessions.ts';
import { lockClient, updateContact } from '../../clients/client-contact.repository.ts';
import { insertNote, nextVersion } from './order-edit.repository.ts';
import { lockOrder } from '../lock-order.repository.ts';
import { requireAdminOrder } from '../read/order.repository.ts';

type BasicEdit = {
  id: string;
  data: ParsedInputOf<typeof updateOrderBasicInfo>['body']['data'];
  reason: string;
  actor: Session;
  version: number;
  now: Date;
};

/** Corrects the contact of an order, also of a final one, because the client's record changes and not the order. */
export async function editBasicInfo(tx: Executor, edit: BasicEdit): Promise<AdminOrder> {
  const { id, data, reason, actor, now } = edit;
  // The client is locked before the order, because a new name is written into all of the client's orders.
  await lockClient(tx, (await requireAdminOrder(tx, id)).client.id);
  const order = await lockOrder(tx, { id, version: edit.version });
  const { client: before } = await requireAdminOrder(tx, id);
  await updateContact(tx, before.id, {
    firstName: data.firstName.trim(),
    lastName: data.lastName.trim(),
    phone: data.phone.trim(),
  });
  await nextVersion(tx, order, now);
  await insertNote(tx, { orderId: id, actor, message: reason, visible: false, now });
  const after = await requireAdminOrder(tx, id);
  await writeAudit(tx, {
    actorId: actor.userId,
    action: updateOrderBasicInfo.name,
    subject: 'order',
    subjectId: id,
    reason,
    before,
    after: after.client,
    now,
  });
  return after;
}
