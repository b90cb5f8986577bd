import type { ApiClient, SessionPort } from '@tassis/api-client';
import type { AuthAnswer, User } from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import { beginSession } from './begin-session.ts';
import { endOnServer } from './end-on-server.ts';
import { createSignInMethods } from './sign-in-methods.ts';
import {
  openAccount,
  openPartnerAccount,
  type LoginFields,
  type PartnerFields,
  type RegistrationFields,
} from './open-account.ts';
import { createPerson } from './person.ts';
import { createRefresh } from './refresh-tokens.ts';
import { createSessionStore, type SessionStore } from './session-state.ts';
import { connectTabs } from './tabs.ts';
import { createTokenStorage } from './token-storage.ts';

/** The page's session: its state, its tokens and what can be done with it. */
export interface Session {
  readonly store: SessionStore;
  /** What the API client needs of it. */
  readonly port: SessionPort;
  /** The role of who is signed in: the loaded user's, else the stored one. What to show, never what is allowed. */
  role: () => Role | null;
  /** Finds out who is signed in; called once the API client stands. */
  start: (api: ApiClient) => Promise<void>;
  /**
   * Signs in. Throws ApiError, or `CodeRequired` when the account has a second factor: its challenge goes to
   * `loginWithCode`. Nothing is kept then.
   */
  signIn: (fields: LoginFields) => Promise<User>;
  /** Ends a login with a second factor: a code of the app, or a recovery code. Throws ApiError; nothing is kept then. */
  loginWithCode: (challenge: string, code: string) => Promise<User>;
  /** Opens a client account, then signs in with the same credentials. Throws ApiError. */
  registerClient: (fields: RegistrationFields) => Promise<User>;
  /** Opens an accountant's account, which signs in by itself. Throws ApiError. */
  registerPartner: (fields: PartnerFields) => Promise<User>;
  /** Opens the session with the tokens of an answer, as that of an invitation which was accepted. */
  enter: (answer: AuthAnswer) => Promise<User>;
  /** Asks anew who is signed in, once something of them has changed. Throws ApiError. */
  reload: () => Promise<User>;
  /**
   * Ends the session here and in every tab, and on the server if it can be reached; there it is over already where
   * `onServer` is false.
   */
  signOut: (where?: { onServer?: boolean }) => void;
  /**
   * A guarded page is shown, until what it returns is called: so long a session that the server ends leaves the page in
   * place (`ended`).
   */
  guard: () => () => void;
  /** Whose session has ended does not sign in again: nobody is there any more. */
  giveUp: () => void;
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
  const tabs = connectTabs();
  let started: ApiClient | undefined;
  const api = (): ApiClient => {
    if (!started) throw new Error('The session is used before it was started.');
    return started;
  };
  const person = createPerson({ store, storage, api });
  const onEnded = (): void => {
    person.end();
    tabs.announce('ended');
  };
  const refresh = createRefresh({ storage, authBaseUrl: hosts.authBaseUrl, onEnded });
  const signInMethods = createSignInMethods({ api, person, tabs });
  const end = ({ access_token: access, refresh_token }: AuthAnswer): void =>
    void endOnServer(hosts, { access, refresh: refresh_token });
  return {
    store,
    port: { accessToken: () => storage.read('token'), refresh },
    role: person.role,
    start: (apiClient) => {
      started = apiClient;
      return beginSession({ store, person, tabs });
    },
    signIn: signInMethods.signIn,
    loginWithCode: signInMethods.loginWithCode,
    registerClient: (fields) => openAccount(api(), fields, { ...signInMethods, end }),
    registerPartner: (fields) => openPartnerAccount(api(), fields, signInMethods),
    enter: signInMethods.enter,
    reload: person.load,
    signOut: ({ onServer = true } = {}) => {
      const access = storage.read('token');
      const tokens = { refresh: storage.read('refreshToken') };
      person.leave();
      tabs.announce('signed-out');
      if (access && onServer) void endOnServer(hosts, { ...tokens, access });
    },
    guard: person.guard,
    giveUp: person.forget,
  };
}
