import { assignContactSubmission } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { violationError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { isActiveAdmin } from './assignee.repository.ts';
import { readSubmission, stepSubmission } from './change-submission.service.ts';

export function assignContactSubmissionRoute({ db, clock }: Dependencies) {
  return defineRoute(assignContactSubmission, async ({ params: { id }, body, version, actor }) => {
    const assignedTo = body.user_id;
    const about = { id, version, actorId: actor.userId, action: assignContactSubmission.name };
    return db.transaction(async (tx) => {
      if (assignedTo !== null && !(await isActiveAdmin(tx, assignedTo))) {
        throw violationError('validation_failed', 'user_id', { code: 'invalid_value' });
      }
      await stepSubmission(tx, { ...about, change: { assignedTo }, now: clock() });
      return success(await readSubmission(tx, id));
    });
  });
}
