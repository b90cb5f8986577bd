import { resendInvitation } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { sendAgain } from './change-invitation.service.ts';

export function resendInvitationRoute({ db, clock }: Dependencies) {
  return defineRoute(resendInvitation, async ({ params: { id }, actor, locale }) => {
    const change = { id, actorId: actor.userId, locale, now: clock() };
    return success(await db.transaction((tx) => sendAgain(tx, change)));
  });
}
