import { ApiError, type ApiClient, type SessionPort } from '@tassis/api-client';
import { getUser, login, type AuthAnswer, type User } from '@tassis/contracts';
import { CodeRequired } from './code-required.ts';
import { endOnServer } from './end-on-server.ts';
import { forgetKeptForms } from './kept-forms.ts';
import { openAccount, type LoginFields, type RegistrationFields } from './open-account.ts';
import { createRefresh } from './refresh-tokens.ts';
import { forgetOrigin } from './remembered-origin.ts';
import { createSessionStore, type SessionStore } from './session-state.ts';
import { joinTabs } from './tabs.ts';
import { createTokenStorage } from './token-storage.ts';

/** The page's session: its state, its tokens and what can be done with it. */
export interface Session {
  readonly store: SessionStore;
  /** What the API client needs of it. */
  readonly port: SessionPort;
  /** Finds out who is signed in; called once the API client stands. */
  start: (api: ApiClient) => Promise<void>;
  /** Signs in. Throws ApiError; nothing is kept then. */
  signIn: (fields: LoginFields) => Promise<User>;
  /** Opens a client account, then signs in with the same credentials. Throws ApiError. */
  registerClient: (fields: RegistrationFields) => Promise<User>;
  /** Ends the session here and in every tab, and on the server if it can be reached. */
  signOut: () => void;
}

/** Where the API answers, and where sessions are refreshed. */
export interface Hosts {
  baseUrl: string;
  authBaseUrl: string;
}

/** Makes the session. Nothing is read or sent before `start`. */
export function createSession(hosts: Hosts): Session {
  const store = createSessionStore();
  const storage = createTokenStorage();
  const tabs = joinTabs();
  let api: ApiClient | undefined;

  const client = (): ApiClient => {
    if (!api) throw new Error('The session is used before it was started.');
    return api;
  };

  const forget = (): void => {
    storage.clear();
    forgetOrigin();
    store.setState({ user: null });
  };

  /** Somebody left on purpose: nothing of them stays in this browser. */
  const leave = (): void => {
    forget();
    forgetKeptForms();
  };

  const refresh = createRefresh({ storage, authBaseUrl: hosts.authBaseUrl, onEnded: forget });
  const port: SessionPort = { accessToken: () => storage.read('token'), refresh };

  const loadProfile = async (): Promise<User> => {
    const { user } = await client().call(getUser, {});
    storage.write('userRole', user.user_type);
    store.setState({ user });
    return user;
  };

  const keep = (answer: AuthAnswer): void => {
    storage.write('token', answer.access_token);
    storage.write('refreshToken', answer.refresh_token);
    storage.write('userRole', answer.user.user_type);
  };

  /** Takes the tokens of an answer and loads the profile; the answer itself names the same person. */
  const enter = async (answer: AuthAnswer): Promise<User> => {
    keep(answer);
    const user = await loadProfile().catch(() => answer.user);
    store.setState({ user });
    tabs.announce('signed-in');
    return user;
  };

  const signIn = async (fields: LoginFields): Promise<User> => {
    store.setState({ signingIn: true });
    try {
      const answer = await client().call(login, { body: fields });
      if ('mfa_required' in answer) throw new CodeRequired(answer.challenge);
      return await enter(answer);
    } finally {
      store.setState({ signingIn: false });
    }
  };

  return {
    store,
    port,
    signIn,
    start: async (apiClient) => {
      api = apiClient;
      tabs.listen({
        'signed-out': leave,
        'signed-in': () => void loadProfile().catch(() => undefined),
      });
      await profileAtStart({ hasToken: storage.read('token') !== null, loadProfile, forget });
      store.setState({ status: 'ready' });
    },
    registerClient: (fields) => openAccount(client(), fields, { signIn, enter }),
    signOut: () => {
      const access = storage.read('token');
      const tokens = { refresh: storage.read('refreshToken') };
      leave();
      tabs.announce('signed-out');
      if (access) void endOnServer(hosts, { ...tokens, access });
    },
  };
}

/** At the start only a 401 clears the user; with any other trouble the tokens stay for the next try. */
async function profileAtStart(given: {
  hasToken: boolean;
  loadProfile: () => Promise<User>;
  forget: () => void;
}): Promise<void> {
  if (!given.hasToken) return;
  try {
    await given.loadProfile();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) given.forget();
    else reportError(error);
  }
}
