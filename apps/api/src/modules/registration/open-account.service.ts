import type { AuthAnswer, User } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import { isUniqueViolation } from '../../database-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import { violationError, type HttpError } from '../../http/http-error.ts';
import { admit } from '../../throttles/admit.ts';
import { askNewcomer } from '../partners/claim-requests.service.ts';
import { sendWelcome } from '../account/account-mails.ts';
import { insertClient, insertPartner, type NewPerson } from '../account/new-account.repository.ts';
import { authAnswer } from '../account/sign-in.service.ts';
import { findCredentials } from '../account/user.repository.ts';

/** The registration form: `secondName` is the family name. */
type Form = {
  firstName: string;
  secondName: string;
  email: string;
  phone: string;
  password: string;
};
type PartnerForm = Form & { businessName: string; legalStatus: string; legalForm: string };
type Registration<Sent = Form> = {
  form: Sent;
  address: string;
  userAgent: string | null;
  locale: Locale;
};

/** Opens a client's account; requests of partners to its address now go to the client. */
export function openClientAccount(
  deps: Dependencies,
  registration: Registration,
): Promise<AuthAnswer> {
  return openAccount(deps, registration, async (tx, person) => {
    const user = await insertClient(tx, person);
    await askNewcomer(tx, { user, now: deps.clock() });
    return user;
  });
}

/** Opens a partner's account, which waits for an administrator. */
export function openPartnerAccount(
  deps: Dependencies,
  registration: Registration<PartnerForm>,
): Promise<AuthAnswer> {
  const { businessName, legalStatus, legalForm } = registration.form;
  const business = { businessName: businessName.trim(), legalStatus, legalForm };
  return openAccount(deps, registration, (tx, person) =>
    insertPartner(tx, { ...person, ...business }),
  );
}

/** Opens an account without an invitation, sends the welcome mail and signs the user in. */
async function openAccount(
  { db, clock, passwords, sessions, throttles }: Dependencies,
  { form, address, userAgent, locale }: Registration,
  insert: (tx: Executor, person: NewPerson) => Promise<User>,
): Promise<AuthAnswer> {
  await admit(throttles.registration(address), 'registration_throttled');

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

/** Another registration of the address may happen between the query and the write. */
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
