import type { AuthAnswer, TokenPair, User } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { admit } from '../../throttles/admit.ts';
import { beginChallenge, countAttempt, endChallenge } from './login-challenge.repository.ts';
import { takeCode } from './second-factor.service.ts';
import { findCredentials, findCredentialsOfUser } from './user.repository.ts';

/** The answer to a sign-in or a registration. */
export function authAnswer(pair: TokenPair, user: User): AuthAnswer {
  return { ...pair, token_type: 'Bearer', user };
}

type From = { address: string; userAgent: string | null };
type PasswordShown = From & { form: { email: string; password: string } };

/** Signs in with a password; an account with a second factor gets a challenge instead of a session. */
export async function signIn(
  { db, clock, passwords, sessions, throttles }: Dependencies,
  { form, address, userAgent }: PasswordShown,
): Promise<AuthAnswer | { mfa_required: true; challenge: string }> {
  const email = canonicalEmail(form.email);
  const [, found] = await Promise.all([
    admit(throttles.login({ email, address }), 'login_throttled'),
    findCredentials(db, email),
  ]);
  const isRight = await passwords.verify(form.password, found?.passwordHash ?? null);
  // The same answer for an unknown address, a wrong password and a disabled account.
  if (!isRight || found === null || found.isDisabled) throw new HttpError('credentials_invalid');

  const { user, passwordHash } = found;
  const shown = { userId: user.id, passwordHash };
  if (found.hasSecondFactor) {
    return { mfa_required: true, challenge: await beginChallenge(db, shown, clock()) };
  }
  const [pair] = await Promise.all([
    sessions.begin(db, { ...shown, userAgent }),
    throttles.loginSucceeded({ email, address }),
  ]);
  return authAnswer(pair, user);
}

type CodeShown = From & { form: { challenge: string; code: string } };

/** Answers the challenge with a code of the second factor. */
export async function signInWithCode(
  { config, db, clock, sessions, throttles }: Dependencies,
  { form: { challenge, code }, address, userAgent }: CodeShown,
): Promise<AuthAnswer> {
  const now = clock();
  const userId = await countAttempt(db, challenge, now);
  if (userId === null) throw new HttpError('challenge_invalid');
  // Counted over all challenges, because a person with the password can get a new challenge at any time.
  await admit(throttles.code({ userId, address }), 'login_throttled');

  const answer = await db.transaction(async (tx) => {
    const found = await findCredentialsOfUser(tx, userId);
    if (found === null || found.isDisabled) throw new HttpError('challenge_invalid');
    if (!(await takeCode(tx, config, { userId, code, now }))) throw new HttpError('code_invalid');
    if (!(await endChallenge(tx, challenge))) throw new HttpError('challenge_invalid');
    return authAnswer(await sessions.begin(tx, { userId, userAgent }), found.user);
  });
  await throttles.codeSucceeded({ userId, address });
  await throttles.loginSucceeded({ email: answer.user.email, address });
  return answer;
}
