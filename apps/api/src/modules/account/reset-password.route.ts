import { resetPassword } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { tellPasswordChanged } from './account-mails.ts';
import { findOwner, spendToken } from './account-token.repository.ts';
import { confirmEmail, writePassword } from './password.repository.ts';
import { findCredentialsOf } from './user.repository.ts';

export function resetPasswordRoute({ db, clock, passwords, sessions, throttles }: Dependencies) {
  return defineRoute(resetPassword, async ({ body, address }) => {
    const wait = await throttles.link(address);
    if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
    const now = clock();
    const shown = { purpose: 'password_reset', token: body.token, now } as const;
    // Asked first, so that a wrong token costs no hash.
    if ((await findOwner(db, shown)) === null) throw new HttpError('link_invalid');
    const passwordHash = await passwords.hash(body.password);

    await db.transaction(async (tx) => {
      const userId = await spendToken(tx, shown);
      const found = userId === null ? null : await findCredentialsOf(tx, userId);
      if (found === null || found.isDisabled) throw new HttpError('link_invalid');
      const { user } = found;
      await writePassword(tx, { userId: user.id, passwordHash, now });
      await confirmEmail(tx, user.id, now);
      await sessions.endAll(tx, user.id);
      await tellPasswordChanged(tx, { user, now });
    });
    return undefined;
  });
}
