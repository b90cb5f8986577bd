import { ApiError, type ApiClient } from '@tassis/api-client';
import {
  registerClient,
  registerPartner,
  type AuthAnswer,
  type InputOf,
  type login,
  type User,
} from '@tassis/contracts';

/** The body of a login. */
export type LoginFields = InputOf<typeof login>['body'];

/** The body of a client's registration. */
export type RegistrationFields = InputOf<typeof registerClient>['body'];

/** The body of an accountant's registration. */
export type PartnerFields = InputOf<typeof registerPartner>['body'];

/** The session's methods that a registration uses; `end` ends an unused session. */
interface SignInMethods {
  signIn: (fields: LoginFields) => Promise<User>;
  enter: (answer: AuthAnswer) => Promise<User>;
  end: (answer: AuthAnswer) => void;
}

/**
 * Opens a client account, then signs in with the same credentials and ends the session that the registration
 * answered. When the login fails, the account exists all the same, and the registration's answer opens the session.
 * Throws ApiError when there is no account.
 */
export async function openAccount(
  api: ApiClient,
  fields: RegistrationFields,
  { signIn, enter, end }: SignInMethods,
): Promise<User> {
  const { email, password } = fields;
  try {
    const answer = await api.call(registerClient, { body: fields });
    const signed = await signIn({ email, password }).catch(() => null);
    if (signed === null) return await enter(answer);
    end(answer);
    return signed;
  } catch (error) {
    return signInIfOurs(error, { email, password }, signIn);
  }
}

/**
 * Opens an accountant's account; the registration's answer opens the session. Throws ApiError when there is no
 * account.
 */
export async function openPartnerAccount(
  api: ApiClient,
  fields: PartnerFields,
  { signIn, enter }: Omit<SignInMethods, 'end'>,
): Promise<User> {
  const { email, password } = fields;
  try {
    return await enter(await api.call(registerPartner, { body: fields }));
  } catch (error) {
    return signInIfOurs(error, { email, password }, signIn);
  }
}

/** After an attempt that got no answer, a 409 may mean that it opened the account: a login tells. */
function signInIfOurs(
  error: unknown,
  credentials: LoginFields,
  signIn: SignInMethods['signIn'],
): Promise<User> {
  const isPerhapsOurs =
    error instanceof ApiError && error.status === 409 && error.mayHaveReachedServer;
  if (!isPerhapsOurs) throw error;
  return signIn(credentials).catch(() => {
    throw error;
  });
}
