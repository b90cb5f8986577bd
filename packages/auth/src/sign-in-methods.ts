import type { ApiClient } from '@tassis/api-client';
import { login, loginMfa, type AuthAnswer, type User } from '@tassis/contracts';
import { CodeRequired } from './code-required.ts';
import { asLoginFailure } from './login-unanswered.ts';
import type { LoginFields } from './open-account.ts';
import type { Person } from './person.ts';
import type { Tabs } from './tabs.ts';

interface Parts {
  person: Person;
  tabs: Tabs;
  api: () => ApiClient;
}

/** Creates the sign-in methods of the session. */
export function createSignInMethods({ api, person, tabs }: Parts) {
  const enter = async (answer: AuthAnswer): Promise<User> => {
    const user = await person.enter(answer);
    tabs.announce('signed-in');
    return user;
  };

  return {
    enter,
    signIn: (fields: LoginFields) =>
      signingIn(async () => {
        const answer = await api().call(login, { body: fields });
        if ('mfa_required' in answer) throw new CodeRequired(answer.challenge);
        return enter(answer);
      }),
    loginWithCode: (challenge: string, code: string) =>
      signingIn(async () => enter(await api().call(loginMfa, { body: { challenge, code } }))),
  };
}

async function signingIn(action: () => Promise<User>): Promise<User> {
  try {
    return await action();
  } catch (error) {
    throw asLoginFailure(error);
  }
}
