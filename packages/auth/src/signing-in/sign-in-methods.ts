import type { ApiClient } from '@tassis/api-client';
import { login, loginMfa, type AuthAnswer, type User } from '@tassis/contracts';
import { CodeRequired } from '../code-required.ts';
import { asLoginFailure } from './login-unanswered.ts';
import {
  openAccount,
  openPartnerAccount,
  type LoginFields,
  type PartnerFields,
  type RegistrationFields,
} from './open-account.ts';

interface Parts {
  api: ApiClient;
  /** Opens the session with an answer. */
  enter: (answer: AuthAnswer) => Promise<User>;
  /** Ends an unused session on the server. */
  end: (answer: AuthAnswer) => void;
}

/** Creates the session's methods that sign somebody in. They are a script of their own, fetched with the forms. */
export function createSignInMethods({ api, enter, end }: Parts) {
  const signIn = (fields: LoginFields) =>
    signingIn(async () => {
      const answer = await api.call(login, { body: fields });
      if ('mfa_required' in answer) throw new CodeRequired(answer.challenge);
      return enter(answer);
    });
  return {
    signIn,
    loginWithCode: (challenge: string, code: string) =>
      signingIn(async () => enter(await api.call(loginMfa, { body: { challenge, code } }))),
    registerClient: (fields: RegistrationFields) =>
      openAccount(api, fields, { signIn, enter, end }),
    registerPartner: (fields: PartnerFields) => openPartnerAccount(api, fields, { signIn, enter }),
  };
}

async function signingIn(action: () => Promise<User>): Promise<User> {
  try {
    return await action();
  } catch (error) {
    throw asLoginFailure(error);
  }
}
