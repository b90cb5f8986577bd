import { reviewDocument } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { review } from './review-document.service.ts';

export function reviewDocumentRoute({ db, clock }: Dependencies) {
  return defineRoute(reviewDocument, async ({ params, body, version, actor }) => {
    const { status, reason = null } = body;
    const verdict = { id: params.id, version, status, reason, actorId: actor.userId, now: clock() };
    return success(await db.transaction((tx) => review(tx, verdict)));
  });
}
