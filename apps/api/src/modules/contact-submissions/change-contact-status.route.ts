import { changeContactStatus } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readSubmission, stepSubmission } from './change-submission.service.ts';

export function changeContactStatusRoute({ db, clock }: Dependencies) {
  return defineRoute(changeContactStatus, async ({ params: { id }, body, version, actor }) => {
    const about = { id, version, actorId: actor.userId, action: changeContactStatus.name };
    const change = { status: body.status };
    return db.transaction(async (tx) => {
      await stepSubmission(tx, { ...about, change, now: clock() });
      return success(await readSubmission(tx, id));
    });
  });
}
