import { assignOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { violationError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { isActiveAdmin } from '../contact-submissions/assignee.repository.ts';
import { changeAssignee } from './order-edit.repository.ts';
import { lockOrder } from './order-move.repository.ts';
import { requireAdminOrder } from './order.repository.ts';

export function assignOrderRoute({ db, clock }: Dependencies) {
  return defineRoute(assignOrder, async ({ params: { id }, body, version, actor }) => {
    const assignedTo = body.user_id;
    const now = clock();
    return db.transaction(async (tx) => {
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
      return success(after);
    });
  });
}
