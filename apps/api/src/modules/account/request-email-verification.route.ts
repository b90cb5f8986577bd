import { requestEmailVerification } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { sendVerification } from './account-mails.ts';
import { findUser } from './user.repository.ts';

export function requestEmailVerificationRoute({ db, clock, throttles }: Dependencies) {
  return defineRoute(requestEmailVerification, async ({ actor }) => {
    const user = await findUser(db, actor.userId);
    if (user === null) throw new HttpError('unauthenticated');
    if (user.email_verified) return success(null);
    const wait = await throttles.mailbox(user.email);
    if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
    await db.transaction((tx) => sendVerification(tx, { user, now: clock() }));
    return success(null);
  });
}
