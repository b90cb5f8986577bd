import { forgotPassword } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { sendPasswordReset } from './account-mails.ts';
import { findCredentials } from './user.repository.ts';

export function forgotPasswordRoute({ db, clock, passwords, throttles }: Dependencies) {
  /** Whoever asks too often for one mailbox has mails in it already: those links stay good. */
  const sendIfKnown = async (email: string) => {
    const isTooOften = (await throttles.mailbox(email)) !== null;
    const found = await findCredentials(db, email);
    if (isTooOften || found === null || found.isDisabled) return;
    await db.transaction((tx) => sendPasswordReset(tx, { user: found.user, now: clock() }));
  };

  return defineRoute(forgotPassword, async ({ body, address }) => {
    const wait = await throttles.link(address);
    if (wait !== null) throw new ApiError('too_many_requests', { retryAfterSeconds: wait });
    // The hash takes longer than the rest, so that the answer's time does not tell who is known.
    await Promise.all([
      passwords.verify(body.email, null),
      sendIfKnown(canonicalEmail(body.email)),
    ]);
    return success(null);
  });
}
