import { resendMail } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { sendAgain } from './resend-mail.service.ts';

export function resendMailRoute(deps: Dependencies) {
  return defineRoute(resendMail, async ({ params, headers, actor }) =>
    createOnce(deps, { contract: resendMail, input: { params }, headers, actor }, (tx, now) =>
      sendAgain(tx, { id: params.id, actorId: actor.userId, now }),
    ),
  );
}
