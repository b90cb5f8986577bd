import { getInvitation } from '@tassis/contracts';
import { firmName } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { findInvitation, inviterOf } from './invitation.repository.ts';

/** Says what the mail said: anyone who shows the token has it. */
export function getInvitationRoute({ db, clock, throttles }: Dependencies) {
  return defineRoute(getInvitation, async ({ params: { token }, address }) => {
    const wait = await throttles.link(address);
    if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
    const invitation = await findInvitation(db, { token, now: clock() });
    if (invitation === null) throw new HttpError('link_invalid');
    const { email, firstName, lastName, phone, role, invitedBy } = invitation;
    const partner = role === 'client' ? await inviterOf(db, invitedBy) : null;
    const invited_by = partner ?? firmName(await findFirm(db));
    return success({ email, firstName, lastName, phone, role, invited_by });
  });
}
