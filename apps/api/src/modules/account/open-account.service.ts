import type { AuthAnswer, User } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import { isUniqueViolation } from '../../database-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { sendWelcome } from './account-mails.ts';
import { authAnswer } from './auth-answer.ts';
import type { NewPerson } from './new-account.repository.ts';
import { findCredentials } from './user.repository.ts';

/** Anyone who registers, as the form has them: `secondName` is the family name. */
type Form = {
  firstName: string;
  secondName: string;
  email: string;
  phone: string;
  password: string;
};
type Registration = {
  form: Form;
  address: string;
  userAgent: string | null;
  locale: Locale;
};

/** Opens an account of somebody's own accord, greets them by mail and signs them in. */
export async function openAccount(
  { db, clock, passwords, sessions, throttles }: Dependencies,
  { form, address, userAgent, locale }: Registration,
  insert: (tx: Executor, person: NewPerson) => Promise<User>,
): Promise<AuthAnswer> {
  const wait = await throttles.registration(address);
  if (wait !== null) throw new HttpError('registration_throttled', { retryAfterSeconds: wait });

  const email = canonicalEmail(form.email);
  if ((await findCredentials(db, email)) !== null) throw emailTaken();
  const person = {
    email,
    passwordHash: await passwords.hash(form.password),
    locale,
    firstName: form.firstName.trim(),
    lastName: form.secondName.trim(),
    phone: form.phone.trim(),
  };
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const user = await insert(tx, person);
      await sendWelcome(tx, { user, now: clock() });
      return authAnswer(await sessions.begin(tx, { userId: user.id, userAgent }), user);
    }),
  );
}

/** Somebody else may register the address between the question and the write. */
export async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

export function emailTaken(): HttpError {
  return violationError('email_taken', 'email', { code: 'email_taken' });
}
