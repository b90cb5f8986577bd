import { inviteUser } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { inviteColleague } from './invite-colleague.service.ts';

export function inviteUserRoute(deps: Dependencies) {
  return defineRoute(inviteUser, ({ actor, body, headers, locale }) =>
    createOnce(deps, { contract: inviteUser, input: { body }, headers, actor }, (tx, now) =>
      inviteColleague(tx, { ...body, invitedBy: actor.userId, locale, now }),
    ),
  );
}
