import { replyToContactSubmission } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { replyToSubmission } from './reply-to-submission.service.ts';

export function replyToContactSubmissionRoute(deps: Dependencies) {
  return defineRoute(
    replyToContactSubmission,
    async ({ params, body, headers, version, actor }) => {
      const contract = replyToContactSubmission;
      const creation = { contract, input: { params, body }, headers, actor };
      const about = { id: params.id, version, actorId: actor.userId, text: body.text };
      return createOnce(deps, creation, (tx, now) => replyToSubmission(tx, { ...about, now }));
    },
  );
}
