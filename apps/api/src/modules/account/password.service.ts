import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { sendJob } from '../../jobs/job.repository.ts';
import type { Token } from '../../sessions/tokens.ts';
import { admit } from '../../throttles/admit.ts';
import { sendPasswordReset, tellPasswordChanged } from './account-mails.ts';
import { findOwner, spendToken } from './account-token.repository.ts';
import { confirmEmail, writePassword } from './password.repository.ts';
import { findCredentials, findCredentialsOfUser, type Credentials } from './user.repository.ts';

type Shown = { userId: string; password: string; field?: 'password' | 'current_password' };

/**
 * Asks the owner of the session for the password again. A wrong one is a 422 of its field, not a 401: the
 * session is valid, and a client would try to refresh it.
 */
export async function confirmOwnPassword(
  { db, passwords, throttles }: Dependencies,
  { userId, password, field = 'password' }: Shown,
): Promise<Credentials> {
  await admit(throttles.ownPassword(userId));
  const found = await findCredentialsOfUser(db, userId);
  if (found === null) throw new HttpError('unauthenticated');
  if (!(await passwords.verify(password, found.passwordHash))) {
    throw violationError('validation_failed', field, { code: 'password_wrong' });
  }
  await throttles.ownPasswordSucceeded(userId);
  return found;
}

type Change = {
  actor: { userId: string; sessionId: string };
  form: { current_password: string; password: string };
};

/** Changes one's own password; every other session of the account ends. */
export async function changeOwnPassword(
  deps: Dependencies,
  { actor: { userId, sessionId }, form }: Change,
): Promise<void> {
  const { db, clock, passwords, sessions } = deps;
  const shown = { userId, password: form.current_password, field: 'current_password' } as const;
  const { user } = await confirmOwnPassword(deps, shown);
  const passwordHash = await passwords.hash(form.password);
  const now = clock();
  await db.transaction(async (tx) => {
    await writePassword(tx, { userId, passwordHash, now });
    await sessions.endAll(tx, userId, sessionId);
    await tellPasswordChanged(tx, { user, now });
  });
}

/** Queues a job that mails a reset link. */
export async function forgetPassword(
  { db, throttles }: Pick<Dependencies, 'db' | 'throttles'>,
  { email: written, address }: { email: string; address: string },
): Promise<void> {
  await admit(throttles.link(address));
  const email = canonicalEmail(written);
  // Beyond the limit no mail is sent: the links of the earlier mails still work.
  const isTooOften = (await throttles.mailbox(email)) !== null;
  if (!isTooOften) await sendJob(db, 'forgot-password', { email });
}

/**
 * Mails a reset link to the owner of the account at this address. Runs as a job, so that the response
 * time does not tell whether the address has an account.
 */
export async function sendForgotten(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  const found = await findCredentials(db, email);
  if (found === null || found.isDisabled) return;
  await db.transaction((tx) => sendPasswordReset(tx, { user: found.user, now: clock() }));
}

type Reset = { token: Token; password: string; address: string };

/** Sets a new password with the token of a mail; every session of the account ends. */
export async function resetForgottenPassword(
  { db, clock, passwords, sessions, throttles }: Dependencies,
  { token, password, address }: Reset,
): Promise<void> {
  await admit(throttles.link(address));
  const now = clock();
  const shown = { purpose: 'password_reset', token, now } as const;
  // Checked first, so that a wrong token costs no password hash.
  if ((await findOwner(db, shown)) === null) throw new HttpError('link_invalid');
  const passwordHash = await passwords.hash(password);

  await db.transaction(async (tx) => {
    const userId = await spendToken(tx, shown);
    const found = userId === null ? null : await findCredentialsOfUser(tx, userId);
    if (found === null || found.isDisabled) throw new HttpError('link_invalid');
    const { user } = found;
    await writePassword(tx, { userId: user.id, passwordHash, now });
    await confirmEmail(tx, user.id, now);
    await sessions.endAll(tx, user.id);
    await tellPasswordChanged(tx, { user, now });
  });
}
