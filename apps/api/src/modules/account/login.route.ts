import { login } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { authAnswer } from './auth-answer.ts';
import { beginChallenge } from './login-challenge.repository.ts';
import { findCredentials } from './user.repository.ts';

export function loginRoute({ db, clock, passwords, sessions, throttles }: Dependencies) {
  return defineRoute(login, async ({ body, address, userAgent }) => {
    const email = canonicalEmail(body.email);
    const [wait, found] = await Promise.all([
      throttles.login({ email, address }),
      findCredentials(db, email),
    ]);
    if (wait !== null) throw new HttpError('login_throttled', { retryAfterSeconds: wait });
    const isRight = await passwords.verify(body.password, found?.passwordHash ?? null);
    // One answer for an unknown address, a wrong password and a closed account.
    if (!isRight || found === null || found.isDisabled) throw new HttpError('credentials_invalid');

    const { user, passwordHash } = found;
    const shown = { userId: user.id, passwordHash };
    if (found.hasSecondFactor) {
      return { mfa_required: true, challenge: await beginChallenge(db, shown, clock()) } as const;
    }
    const [pair] = await Promise.all([
      sessions.begin(db, { ...shown, userAgent }),
      throttles.loginSucceeded({ email, address }),
    ]);
    return authAnswer(pair, user);
  });
}
