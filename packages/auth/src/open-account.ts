import { ApiError, type ApiClient } from '@tassis/api-client';
import {
  registerClient,
  registerPartner,
  type AuthAnswer,
  type InputOf,
  type login,
  type User,
} from '@tassis/contracts';

/** What signing in takes. */
export type LoginFields = InputOf<typeof login>['body'];

/** What opening a client account takes. */
export type RegistrationFields = InputOf<typeof registerClient>['body'];

/** What opening an accountant's account takes. */
export type PartnerFields = InputOf<typeof registerPartner>['body'];

/** The two ways into a session, and the way out of one that nobody uses. */
interface SignInMethods {
  signIn: (fields: LoginFields) => Promise<User>;
  enter: (answer: AuthAnswer) => Promise<User>;
  end: (answer: AuthAnswer) => void;
}

/**
 * Opens a client account, then signs in with the same credentials; the session of the registration's own answer then
 * ends unused. When that login fails the account stands all the same, and this answer opens the session. Throws
 * ApiError when there is no account.
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

/** Opens an accountant's account; its own answer opens the session. Throws ApiError when there is no account. */
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

/** A 409 after a try that may have arrived is perhaps our own account: signing in tells. */
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
