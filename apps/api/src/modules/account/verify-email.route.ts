import { verifyEmail } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { findOwner } from './account-token.repository.ts';
import { confirmEmail } from './password.repository.ts';

export function verifyEmailRoute({ db, clock, throttles }: Dependencies) {
  return defineRoute(verifyEmail, async ({ body, address }) => {
    const wait = await throttles.link(address);
    if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
    const now = clock();
    // Followed twice, the link says twice the same: nothing more can be done with it.
    const userId = await findOwner(db, { purpose: 'email_verification', token: body.token, now });
    if (userId === null) throw new HttpError('link_invalid');
    await confirmEmail(db, userId, now);
    return undefined;
  });
}
