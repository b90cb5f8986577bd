import { withdrawInvitation } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { takeBack } from './change-invitation.service.ts';

export function withdrawInvitationRoute({ db, clock }: Dependencies) {
  return defineRoute(withdrawInvitation, async ({ params: { id }, actor }) => {
    await db.transaction((tx) => takeBack(tx, { id, actorId: actor.userId, now: clock() }));
    return undefined;
  });
}
