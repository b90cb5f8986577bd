import { loginMfa } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { authAnswer } from './auth-answer.ts';
import { countAttempt, endChallenge } from './login-challenge.repository.ts';
import { takeCode } from './second-factor.service.ts';
import { findCredentialsOf } from './user.repository.ts';

export function loginMfaRoute({ config, db, clock, sessions, throttles }: Dependencies) {
  return defineRoute(loginMfa, async ({ body, address, userAgent }) => {
    const now = clock();
    const userId = await countAttempt(db, body.challenge, now);
    if (userId === null) throw new HttpError('challenge_invalid');
    // Over all challenges: with the password one gets as many of them as one likes.
    const wait = await throttles.code({ userId, address });
    if (wait !== null) throw new HttpError('login_throttled', { retryAfterSeconds: wait });

    const answer = await db.transaction(async (tx) => {
      const found = await findCredentialsOf(tx, userId);
      if (found === null || found.isDisabled) throw new HttpError('challenge_invalid');
      if (!(await takeCode(tx, config, { userId, code: body.code, now }))) {
        throw new HttpError('code_invalid');
      }
      if (!(await endChallenge(tx, body.challenge))) throw new HttpError('challenge_invalid');
      return authAnswer(await sessions.begin(tx, { userId, userAgent }), found.user);
    });
    await throttles.codeSucceeded({ userId, address });
    await throttles.loginSucceeded({ email: answer.user.email, address });
    return answer;
  });
}
