import { assignOrder, type AdminOrder } from '@tassis/contracts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Executor } from '../../../database/client.ts';
import { violationError } from '../../../http/http-error.ts';
import type { Session } from '../../../sessions/sessions.ts';
import { isActiveAdmin } from '../../contact-submissions/assignee.repository.ts';
import { changeAssignee } from './order-edit.repository.ts';
import { lockOrder } from '../lock-order.repository.ts';
import { requireAdminOrder } from '../read/order.repository.ts';

type Assignment = {
  id: string;
  version: number;
  /** A member of the staff; null for nobody. */
  assignedTo: string | null;
  actor: Session;
  now: Date;
};

/** Assigns an order to a member of the staff, or to nobody. */
export async function assign(tx: Executor, assignment: Assignment): Promise<AdminOrder> {
  const { id, version, assignedTo, actor, now } = assignment;
  const order = await lockOrder(tx, { id, version });
  if (assignedTo !== null && !(await isActiveAdmin(tx, assignedTo))) {
    throw violationError('validation_failed', 'user_id', { code: 'invalid_value' });
  }
  const before = await requireAdminOrder(tx, id);
  await changeAssignee(tx, order, { assignedTo, now });
  const after = await requireAdminOrder(tx, id);
  await writeAudit(tx, {
    actorId: actor.userId,
    action: assignOrder.name,
    subject: 'order',
    subjectId: id,
    before: { assigned_to: before.assigned_to },
    after: { assigned_to: after.assigned_to },
    now,
  });
  return after;
}
